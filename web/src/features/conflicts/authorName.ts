import { i18next } from '../../i18n';

/** What the server calls a candidate who changes the own record. */
const CANDIDATE = 'Candidato';

/** Who changed a record, in the reader's language; null where the server names no author. */
export function authorName(byName: string | null): string | null {
  return byName === CANDIDATE ? i18next.t('staff:conflict.candidate') : byName;
}
