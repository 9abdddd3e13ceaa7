import { asUser } from '../../auth/rules.js';
import type { Role } from '../../auth/viewer.js';
import type { RequestContext } from '../context.js';
import { fieldValueViews } from '../fields/values/fieldViews.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { uncheckedValues } from '../fields/values/storedValues.js';
import { changedKeys } from './confirmationProof.js';
import type { ConfirmationRecord } from './confirmationsModel.js';

/** A field that changed after a confirmation. */
export interface ChangedField {
  key: string;
  label: string;
}

const ownLabels: Record<string, string> = { name: 'Nome', email: 'E-mail' };

/**
 * What has changed after a confirmation and is not again as it was confirmed, as far as the viewer may see those fields. What was
 * confirmed is looked up only where something has changed; confirmations from before it was kept tell all that has.
 */
export async function changedFields(
  { _id, candidateId, clientId, isConfirmed, changedFieldKeys }: ConfirmationRecord,
  { viewer, services, loaders }: Pick<RequestContext, 'viewer' | 'services' | 'loaders'>,
): Promise<ChangedField[]> {
  if (!isConfirmed || changedFieldKeys.length === 0) return [];
  const id = candidateId.toString();
  const [confirmed, candidate] = await Promise.all([
    loaders.confirmedDataByCandidate.load(id),
    loaders.candidateById.load(id),
  ]);
  const data = confirmed.find((each) => each._id.equals(_id))?.confirmedData;
  const differing = data && candidate && new Set(changedKeys(data, candidate));
  const keys = differing ? changedFieldKeys.filter((key) => differing.has(key)) : changedFieldKeys;
  const { customFields } = services;
  const catalogue = await (candidate ? customFields.catalogueOf(candidate) : customFields.catalogueOfClient(clientId));
  return shownFields(keys, asUser(viewer).role, catalogue);
}

/**
 * The fields of some keys that a role may see, 'name' and 'email' among them: a hidden field must not even tell that it changed. A
 * field that was deleted since does not show.
 */
export function shownFields(keys: readonly string[], role: Role, catalogue: RecordCatalogue): ChangedField[] {
  // The views of a record that holds something under each key: those that the role may see come with their labels.
  const holding = uncheckedValues(Object.fromEntries(keys.map((key) => [key, '-'])));
  const views = fieldValueViews(catalogue, role, holding, {
    includeInactiveWithValue: true,
    includeUnconfigured: true,
  });
  const visible = new Map(views.filter(({ viewerCanView }) => viewerCanView).map(({ key, label }) => [key, label]));
  return keys.flatMap((key) => {
    const label = Object.hasOwn(ownLabels, key) ? ownLabels[key] : visible.get(key);
    return label === undefined ? [] : [{ key, label }];
  });
}
