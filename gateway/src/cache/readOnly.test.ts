/** What a cache gives is shared by every request that asks: a write to it does not compile. */
import type { Types } from 'mongoose';
import { expect, it } from '@jest/globals';
import type { CandidateRecord } from '../domains/candidates/candidatesModel.js';
import type { ClientRecord } from '../domains/clients/clientsModel.js';
import type { ConfirmationRecord } from '../domains/confirmations/confirmationsModel.js';
import type { CustomFieldRecord } from '../domains/fields/definitions/customFieldsModel.js';
import type { FieldPermissionRecord } from '../domains/fields/permissions/fieldPermissionsModel.js';
import type { FieldValueView } from '../domains/fields/values/fieldViews.js';
import type { FieldCatalogue } from '../domains/fields/values/recordCatalogue.js';
import type { PresentUser } from '../domains/identity/identityModel.js';
import type { PresentSession } from '../domains/identity/sessionsModel.js';
import type { Page } from '../lib/pages.js';
import type { Batcher } from './batcher.js';
import { MemoizedByObject } from './memoizeByObject.js';
import type { RecordCache } from './recordCache.js';
import type { VersionedCache, VersionedCacheById } from './versionedCache.js';

interface Row {
  _id: Types.ObjectId;
  name: string;
  tags: { label: string }[];
  byKey: Map<string, { count: number }>;
}

/** Never called: the type check holds these lines, and fails when one of them compiles. */
export async function nothingThatIsCachedCanBeWritten(caches: {
  versioned: VersionedCache<Row>;
  byId: VersionedCacheById<Row>;
  records: RecordCache<Row>;
  memoized: MemoizedByObject<object, Row[]>;
  batched: Batcher<string, Row>;
}): Promise<void> {
  const kept = await caches.versioned.get('', () => Promise.reject(new Error('never read')));
  // @ts-expect-error what the database gave stays as it is
  kept.name = 'Ana';
  // @ts-expect-error at any depth
  kept.tags[0]!.label = 'novo';
  // @ts-expect-error lists do not grow
  kept.tags.push({ label: 'novo' });
  // @ts-expect-error nor do maps
  kept.byKey.clear();
  // @ts-expect-error nor does what they hold change
  kept.byKey.get('a')!.count += 1;
  const [found] = await caches.byId.get(['a']);
  // @ts-expect-error nor by id
  found!.name = 'Ana';
  const [record] = await caches.records.get([]);
  // @ts-expect-error nor of a record that is kept until it is written
  record!.name = 'Ana';
  // @ts-expect-error nor what was computed
  caches.memoized.of({}, [], () => []).sort();
  // @ts-expect-error nor what requests have read together
  (await caches.batched.submit(['a'])).name = 'Ana';
}

/** Never called: services give these on under their own names, which keep what the caches say. */
export function noRecordCanBeWritten(records: {
  candidate: CandidateRecord;
  client: ClientRecord;
  confirmation: ConfirmationRecord;
  field: CustomFieldRecord;
  permission: FieldPermissionRecord;
  catalogue: FieldCatalogue;
  view: FieldValueView;
  user: PresentUser;
  session: PresentSession;
  page: Page<CandidateRecord>;
}): void {
  // @ts-expect-error a candidate is shared
  records.candidate.status = 'complete';
  // @ts-expect-error with what it holds
  records.candidate.requestedFieldKeys.push('cpf');
  // @ts-expect-error so is a client
  records.client.active = true;
  // @ts-expect-error so is a confirmation
  records.confirmation.changedFieldKeys.length = 0;
  // @ts-expect-error so is a field
  records.field.options.pop();
  // @ts-expect-error so is a permission
  records.permission.canView.push('candidate');
  // @ts-expect-error so is a catalogue
  records.catalogue.fields.reverse();
  // @ts-expect-error so is what was made of a value
  records.view.viewerCanEdit = true;
  // @ts-expect-error so is an account
  records.user.role = 'admin';
  // @ts-expect-error so is a session
  records.session.mustChangePassword = false;
  // @ts-expect-error so is a page
  records.page.items.splice(0);
}

it('the types change nothing of what is given', () => {
  const memoized = new MemoizedByObject<object, { tags: string[] }>();
  const made = { tags: ['a'] };
  expect(memoized.of({}, [], () => made)).toBe(made);
});
