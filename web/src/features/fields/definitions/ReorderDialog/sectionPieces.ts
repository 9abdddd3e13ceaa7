/** Where the fields of one section stand in the order in which they are asked. */
import { parentsFirst } from '../../../../lib/fieldConditions';
import { withSections, type SectionedField } from '../../../../lib/fieldSections';

type Field = SectionedField & { active: boolean };

/** A section whose fields are not asked next to each other. */
export interface SplitSection<F> {
  section: string;
  /** How many stretches of the form have its heading. */
  pieces: number;
  /** The order with them next to each other; null where a question has to come between, as one of them depends on it. */
  joined: F[] | null;
}

/** The stretches of each section. What depends on an answer counts with its question, and inactive fields part nothing. */
function piecesOf(order: readonly Field[]): ReadonlyMap<string, number> {
  const asked = withSections(parentsFirst(order)).filter(({ active }) => active);
  const pieces = new Map<string, number>();
  asked.forEach(({ section }, index) => {
    if (section && section !== asked[index - 1]?.section) pieces.set(section, (pieces.get(section) ?? 0) + 1);
  });
  return pieces;
}

/** The order in which fields are asked, with the later ones of a section right behind its first stretch; all else keeps its order. */
function joinSection<F extends Field>(order: readonly F[], section: string): F[] {
  const asked = parentsFirst(order);
  const keys = new Set(withSections(asked).flatMap((field) => (field.section === section ? field.key : [])));
  const isOf = ({ key }: F) => keys.has(key);
  const start = asked.findIndex((field) => isOf(field) && field.active);
  const end = asked.findIndex((field, index) => index > start && field.active && !isOf(field));
  const behind = asked.slice(end);
  const joined = [...asked.slice(0, end), ...behind.filter(isOf), ...behind.filter((field) => !isOf(field))];
  return parentsFirst(joined);
}

/** The sections that come in several pieces, by their first ones. */
export function splitSections<F extends Field>(order: readonly F[]): SplitSection<F>[] {
  return [...piecesOf(order)]
    .filter(([, pieces]) => pieces > 1)
    .map(([section, pieces]) => {
      const joined = joinSection(order, section);
      return { section, pieces, joined: piecesOf(joined).get(section) === 1 ? joined : null };
    });
}
