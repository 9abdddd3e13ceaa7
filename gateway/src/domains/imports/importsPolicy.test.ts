import { Types } from 'mongoose';
import type { UserViewer } from '../../auth/viewer.js';
import * as imports from './importsPolicy.js';
import {
  hasResultFile,
  importsOfClient,
  isAtWork,
  type ImportRecord,
  type ImportState,
} from './stored/importsModel.js';

const OURS = new Types.ObjectId();
const THEIRS = new Types.ObjectId();
const user = (role: UserViewer['role'], clientId: Types.ObjectId | null) =>
  ({ kind: 'user', role, clientId: clientId?.toString() ?? null }) as UserViewer;
const admin = user('admin', null);
const client = user('client', OURS);
/** An account whose company was not linked: it must not be taken for one of those without a company. */
const lost = user('client', null);

it('are selected for administrators all, for a client those that its own users began', () => {
  expect(imports.importsVisibleTo(admin)).toEqual({});
  expect(imports.importsVisibleTo(client)).toEqual({ 'createdBy.role': 'client', clientId: OURS });
  expect(imports.importsVisibleTo(lost)).toEqual({ _id: null });
  expect(importsOfClient(OURS)).toMatchObject({
    'createdBy.role': { $in: ['admin', 'client'] },
    clientId: OURS,
  });
});

it('are managed by those who see them', () => {
  const of = (role: UserViewer['role'], clientId: Types.ObjectId | null) =>
    ({ createdBy: { role }, clientId }) as ImportRecord;
  const managed = (viewer: UserViewer) =>
    [of('admin', null), of('admin', OURS), of('client', OURS), of('client', THEIRS)].map((record) =>
      imports.mayManageImport(viewer, record),
    );
  expect(managed(admin)).toEqual([true, true, true, true]);
  expect(managed(client)).toEqual([false, false, true, false]);
  expect(managed(lost)).toEqual([false, false, false, false]);
});

it('are for the client that begins them, whatever it asks for', () => {
  expect(imports.clientOfImport(admin, THEIRS.toString())).toBe(THEIRS.toString());
  expect(imports.clientOfImport(client, THEIRS.toString())).toBe(OURS.toString());
  expect(() => imports.clientOfImport(lost, THEIRS.toString())).toThrow();
});

it('are run, undone and deleted as their state allows', () => {
  const states: ImportState[] = ['draft', 'running', 'paused', 'done', 'undoing', 'undone'];
  const of = (state: string, more: object = {}) => ({ state, hasRows: true, ...more }) as ImportRecord;
  const may = (rule: (record: ImportRecord) => boolean) => states.filter((state) => rule(of(state)));
  expect(may(imports.mayRun)).toEqual(['draft']);
  expect(imports.mayRun(of('draft', { hasRows: false }))).toBe(false);
  expect(may(imports.mayUndo)).toEqual(['paused', 'done']);
  expect(may(isAtWork)).toEqual(['running', 'undoing']);
});

it('give their file back while it is kept, or where there was none', () => {
  const file = (hasRows: boolean, hasFile: boolean, kind: string) =>
    hasResultFile({ hasRows, hasFile, kind } as ImportRecord);
  expect([
    file(true, true, 'file'),
    file(true, false, 'rows'),
    file(true, false, 'file'),
    file(false, true, 'file'),
  ]).toEqual([true, true, false, false]);
});
