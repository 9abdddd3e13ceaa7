/** Who may do what, rule by rule and without a server: the cases that every entry point then leans on. */
import { Types } from 'mongoose';
import type { CandidateViewer, UserViewer, Viewer } from '../auth/viewer.js';
import * as candidates from './candidates/candidatesPolicy.js';
import type { CandidateRecord } from './candidates/candidatesModel.js';
import * as clients from './clients/clientsPolicy.js';
import * as confirmations from './confirmations/confirmationsPolicy.js';
import * as documents from './documents/documentsPolicy.js';
import * as documentFields from './fields/permissions/documentFieldsPolicy.js';
import * as exports from './exports/exportsPolicy.js';
import * as fields from './fields/definitions/customFieldsPolicy.js';
import type { CustomFieldRecord } from './fields/definitions/customFieldsModel.js';
import * as permissions from './fields/permissions/fieldPermissionsPolicy.js';
import type { FieldPermissionRecord } from './fields/permissions/fieldPermissionsModel.js';
import type { RecordCatalogue } from './fields/values/recordCatalogue.js';
import { isHiddenFromCandidates } from './fields/values/requiredFields.js';
import * as identity from './identity/identityPolicy.js';
import * as notes from './notes/notesPolicy.js';
import type { NoteRecord } from './notes/notesModel.js';

const OURS = new Types.ObjectId();
const THEIRS = new Types.ObjectId();
const ANA = new Types.ObjectId();

const user = (role: UserViewer['role'], clientId: Types.ObjectId | null): UserViewer => ({
  ...{ kind: 'user', role, userId: `${role} ${clientId?.toString()}`, sessionId: 's', name: 'Bia', email: 'b@x.com' },
  clientId: clientId?.toString() ?? null,
  mustChangePassword: false,
});
const admin = user('admin', null);
const client = user('client', OURS);
const otherClient = user('client', THEIRS);
/** An account whose company was not linked: it must not be taken for one of those without a company. */
const lost = user('client', null);
const ana: CandidateViewer = {
  ...{ kind: 'candidate', role: 'candidate', candidateId: ANA.toString(), sessionId: 's' },
  clientId: OURS.toString(),
  hasConsented: true,
};
const bia: CandidateViewer = { ...ana, candidateId: new Types.ObjectId().toString() };
const everyone = { admin, client, otherClient, lost, ana, bia };

/** The names of those for whom a rule says yes. */
const allowed = (rule: (viewer: Viewer) => boolean) =>
  Object.entries(everyone).flatMap(([name, viewer]) => (rule(viewer) ? name : []));
/** The names of those whom an assertion lets through, and the codes of the refusals. */
const passed = (rule: (viewer: Viewer) => unknown) =>
  Object.entries(everyone).map(([name, viewer]) => {
    try {
      rule(viewer);
      return name;
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
const onlyAdmin = ['admin', ...Array.from({ length: 5 }, () => 'FORBIDDEN')];

const candidate = (clientId: Types.ObjectId | null, status = 'complete') =>
  ({ _id: ANA, clientId, status }) as CandidateRecord;

describe('candidates', () => {
  it('are selected for administrators all, for a client its own, for a candidate the own record', () => {
    expect(candidates.candidatesVisibleTo(admin)).toEqual({});
    expect(candidates.candidatesVisibleTo(client)).toEqual({ clientId: OURS });
    expect(candidates.candidatesVisibleTo(lost)).toEqual({ _id: null });
    expect(candidates.candidatesVisibleTo(ana)).toEqual({ _id: ANA });
  });

  it.each([
    ['seen', candidates.maySeeCandidate, ['admin', 'client', 'ana']],
    ['managed', candidates.mayManageCandidate, ['admin', 'client']],
    ['shown with their credentials', candidates.maySeeCredentials, ['admin', 'client']],
    ['opened again', candidates.mayReopenCandidate, ['admin', 'client']],
    ['confirmed', candidates.mayConfirmCandidate, ['client']],
  ])('may be %s by those', (_what, rule, who) => {
    expect(allowed((viewer) => rule(viewer, candidate(OURS)))).toEqual(who);
  });

  it('of no client are no client’s', () => {
    expect(allowed((viewer) => candidates.maySeeCandidate(viewer, candidate(null)))).toEqual(['admin', 'ana']);
  });

  it('are opened again when they are complete only', () => {
    const open = candidate(OURS, 'in_progress');
    expect(allowed((viewer) => candidates.mayReopenCandidate(viewer, open))).toEqual([]);
  });

  it('belong to the client that registers them, whatever it asks for', () => {
    expect(candidates.clientOfNewCandidate(client, THEIRS.toString())).toBe(OURS.toString());
    expect(candidates.clientOfNewCandidate(admin, THEIRS.toString())).toBe(THEIRS.toString());
    expect(candidates.clientOfNewCandidate(admin, null)).toBeNull();
  });
});

describe('clients and confirmations', () => {
  it('are selected for administrators all, for the others those of their own client', () => {
    expect(clients.clientsVisibleTo(admin)).toEqual({});
    expect(clients.clientsVisibleTo(client)).toEqual({ _id: OURS });
    expect(clients.clientsVisibleTo(ana)).toEqual({ _id: OURS });
    expect(clients.clientsVisibleTo(lost)).toEqual({ _id: null });
    expect(allowed((viewer) => clients.mayReadClient(viewer, { _id: OURS }))).toEqual([
      'admin',
      'client',
      'ana',
      'bia',
    ]);
    expect(confirmations.confirmationsVisibleTo(admin)).toEqual({});
    expect(confirmations.confirmationsVisibleTo(client)).toEqual({ clientId: OURS });
    expect(confirmations.confirmationsVisibleTo(lost)).toEqual({ clientId: null });
  });

  it('are managed by administrators, and confirmed by clients in their own name', () => {
    expect(allowed(clients.mayManageClients)).toEqual(['admin']);
    expect(allowed((viewer) => confirmations.mayReadConfirmedRecords(viewer as UserViewer))).toEqual(['admin']);
    expect(confirmations.confirmingClient(client)).toBe(OURS.toString());
    for (const viewer of [admin, lost]) {
      expect(() => confirmations.confirmingClient(viewer)).toThrow(
        'Somente o cliente confirma os dados dos seus candidatos.',
      );
    }
    const asAdmin = { ...admin, clientId: OURS.toString() };
    expect(() => confirmations.confirmingClient(asAdmin)).toThrow('Somente o cliente');
  });

  it('of another client do not exist for a client', () => {
    const read = (viewer: UserViewer) => () => confirmations.assertMayReadOfClient(viewer, OURS.toString());
    expect([read(admin)(), read(client)()]).toEqual([undefined, undefined]);
    for (const viewer of [otherClient, lost]) expect(read(viewer)).toThrow('Cliente não encontrado.');
  });
});

describe('what only administrators do', () => {
  it.each([
    ['exports', exports.assertMayExport],
    ['fields', fields.assertMayManageFields],
    ['permissions', permissions.assertMayManagePermissions],
  ])('is refused to all others: %s', (_what, rule) => {
    expect(passed(rule)).toEqual(onlyAdmin);
  });

  it('is not offered to others', () => {
    expect([identity.mayManageClientsNow, identity.mayManageFieldsNow, identity.mayExportNow].map(allowed)).toEqual(
      Array.from({ length: 3 }, () => ['admin']),
    );
    expect([fields.mayManageFields, exports.mayExport].map(allowed)).toEqual([['admin'], ['admin']]);
    expect(allowed(identity.mayCreateCandidatesNow)).toEqual(['admin', 'client', 'otherClient', 'lost']);
  });
});

describe('permissions', () => {
  it('are told of the own role alone', () => {
    const may = (role: 'admin' | 'client') => passed((viewer) => permissions.assertMayAskFor(viewer, role));
    expect(may('admin')).toEqual(onlyAdmin);
    expect(may('client')).toEqual(['admin', 'client', 'otherClient', 'lost', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('of other roles are the administrators’ business', () => {
    const roles = ['admin', 'client', 'candidate'] as const;
    const record = {
      fieldKey: 'rg',
      canView: roles,
      canEdit: ['admin', 'candidate'],
    } as never as FieldPermissionRecord;
    expect(permissions.permissionSeenBy(admin, record)).toEqual(record);
    const seen = { fieldKey: 'rg', canView: ['admin', 'client'], canEdit: ['admin'] };
    expect(permissions.permissionSeenBy(client, record)).toEqual(seen);
  });
});

/** A catalogue of one field; `viewers` may view it besides administrators. */
function catalogueOf(field: Partial<CustomFieldRecord>, viewers: ('client' | 'candidate')[]) {
  const definition = { key: 'rg', type: 'file', active: true, required: true, target: 'candidate', ...field };
  const rights = new Map([['rg', { canView: ['admin', ...viewers], canEdit: ['admin'] }]]);
  const target = definition.target;
  const catalogue = { target, fields: [definition], permissions: rights } as never as RecordCatalogue;
  return { catalogue, field: definition as never as CustomFieldRecord };
}

describe('fields', () => {
  it('take the document of a candidate whom one manages, unless that field is switched off', () => {
    const may = (field: Partial<CustomFieldRecord>) => {
      const { catalogue } = catalogueOf({ key: 'document', type: 'text', ...field }, []);
      return allowed((viewer) => candidates.mayEditDocument(viewer, candidate(OURS), catalogue));
    };
    expect(may({})).toEqual(['admin']);
    expect(may({ active: false })).toEqual([]);
  });

  it('that are required, in use and closed to candidates are told', () => {
    const told = (field: Partial<CustomFieldRecord>, viewers: ('client' | 'candidate')[] = ['client']) => {
      const { catalogue, field: definition } = catalogueOf(field, viewers);
      return isHiddenFromCandidates(definition, catalogue.permissions);
    };
    expect(told({})).toBe(true);
    const notTold = [
      told({ active: false }),
      told({ required: false }),
      told({ target: 'client' }),
      told({}, ['candidate']),
    ];
    expect(notTold).toEqual([false, false, false, false]);
  });

  it('are known to staff all, to candidates those that they may view', () => {
    const known = (viewers: ('client' | 'candidate')[], target: 'candidate' | 'client' = 'candidate') => {
      const { catalogue } = catalogueOf({ target }, viewers);
      return allowed((viewer) => fields.fieldsKnownTo(viewer, catalogue).length > 0);
    };
    const staff = ['admin', 'client', 'otherClient', 'lost'];
    expect(known(['client'])).toEqual(staff);
    expect(known(['candidate'])).toEqual([...staff, 'ana', 'bia']);
    expect(known(['candidate'], 'client')).toEqual(staff);
  });

  it('leave an export where the role may not view them', () => {
    const { catalogue } = catalogueOf({}, ['client']);
    const may = (['admin', 'client', 'candidate'] as const).map((role) =>
      exports.mayExportField(role, 'rg', catalogue),
    );
    expect(may).toEqual([true, true, false]);
  });
});

describe('documents', () => {
  const staff = ['admin', 'client', 'otherClient', 'lost'];
  const shown = (field: Partial<CustomFieldRecord>, viewers: ('client' | 'candidate')[]) => {
    const { catalogue } = catalogueOf(field, viewers);
    const one = allowed((viewer) => documentFields.documentFieldShownTo(viewer, 'rg', catalogue) !== null);
    expect(allowed((viewer) => documentFields.documentFieldsShownTo(viewer, catalogue).length === 1)).toEqual(one);
    return one;
  };

  it('are shown to those who may view the field; to candidates only while it is in use', () => {
    expect(shown({}, ['client', 'candidate'])).toEqual([...staff, 'ana', 'bia']);
    expect(shown({}, ['candidate'])).toEqual(['admin', 'ana', 'bia']);
    expect(shown({}, [])).toEqual(['admin']);
    expect(shown({ active: false }, ['client', 'candidate'])).toEqual(staff);
    expect(shown({ type: 'text' }, ['client', 'candidate'])).toEqual([]);
    const { catalogue } = catalogueOf({}, []);
    expect(documentFields.documentFieldShownTo(admin, 'cpf', catalogue)).toBeNull();
  });

  it.each([
    ['client', ['client', 'candidate'], true, ['admin', 'client']],
    ['client', ['candidate'], true, ['admin']],
    ['admin', ['client', 'candidate'], true, ['admin']],
    ['nobody', ['client', 'candidate'], true, []],
    ['client', ['client', 'candidate'], false, []],
  ] as const)('are judged where %s approves and %p view, in use: %p', (approver, viewers, active, who) => {
    const { catalogue } = catalogueOf({ active, documentOptions: { approver } as never }, [...viewers]);
    expect(allowed((viewer) => documents.mayJudge(viewer, candidate(OURS), 'rg', catalogue))).toEqual(who);
    expect(documents.mayJudge(admin, candidate(OURS), 'cpf', catalogue)).toBe(false);
  });

  it('of a field without a rule of its own are judged by none', () => {
    expect(documentFields.keysJudgedBy(admin, catalogueOf({}, ['client']).catalogue)).toEqual([]);
  });

  it('are read by their candidate after the consent only', () => {
    const before = { ...ana, hasConsented: false };
    expect([admin, ana, before].map(documents.mayReadOwn)).toEqual([true, true, false]);
  });
});

describe('notes', () => {
  const note = (isShared: boolean, authorId: string) => ({ isShared, authorId }) as NoteRecord;

  it('that are internal are read and written by administrators alone', () => {
    expect([notes.mayReadInternal, notes.mayWriteInternal].map(allowed)).toEqual([['admin'], ['admin']]);
  });

  it('are deleted by administrators, and by the one who wrote them', () => {
    const may = (isShared: boolean, author: string) =>
      allowed((viewer) => notes.mayDeleteNote(viewer, note(isShared, author)));
    expect(may(true, client.userId)).toEqual(['admin', 'client']);
    expect(may(false, client.userId)).toEqual(['admin']);
    expect(may(true, ana.candidateId)).toEqual(['admin']);
  });
});
