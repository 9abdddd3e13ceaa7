import type { Role } from '../../../auth/viewer.js';
import { fieldValueViews } from './fieldViews.js';
import type { RecordCatalogue } from './recordCatalogue.js';
import type { Valued } from './storedValues.js';

/** One answer that was changed, as a viewer may read it. */
export interface ChangeView {
  key: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** A record as far as a difference concerns it. */
export type Side = Valued & { readonly name?: string | undefined; readonly email?: string | undefined };

/** How two sides of a record differ under these keys, by the fields that a role may view, in their order. */
export function changesBetween(
  { before, after, keys }: { before: Side; after: Side; keys: readonly string[] },
  role: Role,
  catalogue: RecordCatalogue,
): ChangeView[] {
  const own = [['name', 'Nome'] as const, ['email', 'E-mail'] as const].flatMap(([key, label]): ChangeView[] =>
    keys.includes(key) ? [{ key, label, before: before[key] ?? null, after: after[key] ?? null }] : [],
  );
  const [old, present] = [before, after].map(
    (side) => new Map(viewsOf(side, role, catalogue).map((view) => [view.key, view])),
  );
  const shown = [...new Map([...(old ?? []), ...(present ?? [])]).values()];
  const changed = shown.flatMap(({ key, label }): ChangeView[] => {
    if (!keys.includes(key)) return [];
    return [
      { key, label, before: old?.get(key)?.displayValue ?? null, after: present?.get(key)?.displayValue ?? null },
    ];
  });
  return [...own, ...changed];
}

/** The fields of one side that a role may view, those that are switched off and those without a field included. */
export const viewsOf = (side: Valued, role: Role, catalogue: RecordCatalogue) =>
  fieldValueViews(catalogue, role, side, { includeInactive: true, includeUnconfigured: true }).filter(
    ({ viewerCanView }) => viewerCanView,
  );
