import { z } from 'zod';
import { nullIsAbsent } from '../../lib/validation.js';
import { webhookEvents } from './webhookEvents.js';

const MAX_URL = 2_000;
const whichUrl = (mayBeHttp: boolean) =>
  `Informe um endereço que comece com https://${mayBeHttp ? ' ou http://' : ''}, sem usuário, senha e #.`;

/** An address that messages can be posted to. Whether it is a public one is known when a connection is made. */
function isTarget(text: string, mayBeHttp: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  const isKnown = protocol === 'https:' || (mayBeHttp && protocol === 'http:');
  return isKnown && username === '' && password === '' && hash === '';
}

/** The schemas of what comes in. @param mayBeHttp whether messages may go to the own network; elsewhere http is refused as they are sent. */
export function webhookInputs(mayBeHttp: boolean) {
  const url = z
    .string()
    .trim()
    .min(1, 'Informe o endereço.')
    .max(MAX_URL, `O endereço tem no máximo ${MAX_URL} caracteres.`)
    .refine((text) => text === '' || isTarget(text, mayBeHttp), whichUrl(mayBeHttp));
  const events = z
    .array(z.enum(webhookEvents, 'Este evento não pode ser escolhido.'))
    .min(1, 'Escolha pelo menos um evento.')
    .max(webhookEvents.length, 'Há eventos repetidos.')
    .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));
  return {
    create: z.object({ url, events }),
    update: z.object({
      url: nullIsAbsent(url),
      events: nullIsAbsent(events),
      isActive: nullIsAbsent(z.boolean()),
      expectedRevision: z.int().nullish(),
    }),
  };
}
