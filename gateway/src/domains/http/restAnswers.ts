import { z } from 'zod';

/** The name of a model in the OpenAPI document (`.meta({ id })`), of which generated clients make a type. */
function nameOf(model: z.ZodType): string {
  const name = z.globalRegistry.get(model)?.id;
  if (name === undefined) throw new Error("a model of /v1 needs a name: .meta({ id: 'Candidate' })");
  return name;
}

/** What surrounds models in answers: one schema for each model, named after it. */
function surrounding(suffix: string, shapeOf: (model: z.ZodType) => z.ZodRawShape) {
  const made = new Map<z.ZodType, z.ZodType>();
  return (model: z.ZodType): z.ZodType => {
    const answer = made.get(model) ?? z.object(shapeOf(model)).meta({ id: `${nameOf(model)}${suffix}` });
    made.set(model, answer);
    return answer;
  };
}

/** The answer with one record. */
export const dataAnswer = surrounding('Answer', (model) => ({ data: model }));

/** The answer with a whole list. */
export const listAnswer = surrounding('List', (model) => ({ data: z.array(model) }));

/** The answer with a page of a list. */
export const pagedAnswer = surrounding('Page', (model) => ({
  data: z.array(model),
  totalCount: z.int().meta({ description: 'Of all pages together.' }),
  totalPages: z.int(),
  currentPage: z.int().meta({ description: 'From 1.' }),
}));

/** What a deletion, and any other call without news, answers. */
export const doneAnswer = z.object({ data: z.literal(true) }).meta({ id: 'Done' });
