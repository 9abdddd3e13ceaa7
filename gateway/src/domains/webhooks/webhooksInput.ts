import { isIP } from 'node:net';
import { z } from 'zod';
import { singleLine } from '../../lib/text.js';
import { nullIsAbsent } from '../../lib/validation.js';
import { hostOf, isPublic, type IsAllowed } from './allowedAddresses.js';
import { webhookEvents } from './webhookEvents.js';

const MAX_URL = 2_000;
const MAX_NAME = 60;
const whichUrl = (mayBeInside: boolean) =>
  mayBeInside
    ? 'Informe um endereço público com https://, ou um da rede interna liberada, sem usuário, senha e #.'
    : 'Informe um endereço público que comece com https://, sem usuário, senha e #.';

/**
 * An address that messages can be posted to. What a name means is known when a connection is made; a host that is written as an address,
 * and the name of this machine, can be judged before.
 */
function isTarget(text: string, isInternal: IsAllowed | null): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const { protocol, username, password, hash } = url;
  const host = hostOf(url);
  const isName = isIP(host) === 0;
  const isOwnName = /(?:^|\.)localhost$/.test(host);
  const mayBeInside = isInternal !== null && (isName || isInternal(host));
  const isReachable = mayBeInside || (isName ? !isOwnName : isPublic(host));
  const isKnown = protocol === 'https:' || (protocol === 'http:' && mayBeInside);
  return isKnown && isReachable && username === '' && password === '' && hash === '';
}

/** A name may be left out; a blank one is none. */
const name = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(MAX_NAME, `O nome tem no máximo ${MAX_NAME} caracteres.`))
  .nullable()
  .transform((text) => text || null);

/** The schemas of what comes in. @param isInternal which addresses of the own network may be reached, by http too; null for none. */
export function webhookInputs(isInternal: IsAllowed | null) {
  const url = z
    .string()
    .trim()
    .min(1, 'Informe o endereço.')
    .max(MAX_URL, `O endereço tem no máximo ${MAX_URL} caracteres.`)
    .refine((text) => text === '' || isTarget(text, isInternal), whichUrl(isInternal !== null));
  const events = z
    .array(z.enum(webhookEvents, 'Este evento não pode ser escolhido.'))
    .min(1, 'Escolha pelo menos um evento.')
    .max(webhookEvents.length, 'Há eventos repetidos.')
    .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));
  return {
    create: z.object({ name: name.default(null), url, events }),
    // Absent and null leave a property as it is, but for the name, which null clears.
    update: z.object({
      name: name.optional(),
      url: nullIsAbsent(url),
      events: nullIsAbsent(events),
      isActive: nullIsAbsent(z.boolean()),
      expectedRevision: z.int().nullish(),
    }),
  };
}
