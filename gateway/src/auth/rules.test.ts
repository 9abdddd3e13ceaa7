/** Each access rule against each kind of caller: which pass, and in which words the others are refused. */
import {
  admits,
  asCandidate,
  asUser,
  asViewer,
  enforceRule,
  type AccessRule,
  type Credentials,
  type Doing,
} from './rules.js';
import { viewerAccount, viewerName, type CandidateViewer, type UserViewer, type Viewer } from './viewer.js';

const user = (role: UserViewer['role'], mustChangePassword = false, mustEnableTwoFactor = false): UserViewer => ({
  ...{ kind: 'user', role, userId: `id of the ${role}`, sessionId: 's', name: 'Bia', email: 'b@x.com' },
  clientId: role === 'client' ? 'c' : null,
  ...{ mustChangePassword, mustEnableTwoFactor },
});
const candidate = (hasConsented: boolean): CandidateViewer => ({
  ...{ kind: 'candidate', role: 'candidate', candidateId: 'id of Ana', sessionId: 's', clientId: 'c' },
  hasConsented,
});
const withKey = (viewer: UserViewer, access: 'read' | 'write'): UserViewer => ({ ...viewer, key: { access } });
const callers = {
  nobody: null,
  admin: user('admin'),
  client: user('client'),
  newAdmin: user('admin', true),
  newClient: user('client', true),
  adminWithoutCode: user('admin', false, true),
  clientWithoutCode: user('client', false, true),
  newWithoutCode: user('admin', true, true),
  candidate: candidate(true),
  newCandidate: candidate(false),
  readKey: withKey(user('admin'), 'read'),
  writeKey: withKey(user('client'), 'write'),
  newKey: withKey(user('admin', true), 'write'),
} satisfies Record<string, Viewer | null>;
type Caller = keyof typeof callers;

const SIGN_IN = 'UNAUTHENTICATED';
const ROLE = 'FORBIDDEN';
const PASSWORD = 'FORBIDDEN: Você precisa alterar sua senha antes de continuar.';
const CONSENT = 'PRECONDITION_FAILED: Aceite o termo de consentimento antes de continuar.';
const CODE = 'FORBIDDEN: Ative a verificação em duas etapas para continuar.';
/** With both due the password comes first. */
const newcomers = { newAdmin: PASSWORD, newClient: PASSWORD, newWithoutCode: PASSWORD };
const staff = { admin: '', client: '', ...newcomers, adminWithoutCode: CODE, clientWithoutCode: CODE };
const candidates = { candidate: '', newCandidate: '' };

const NO_KEYS = 'FORBIDDEN: Esta ação não pode ser feita com uma chave de acesso.';
const ONLY_READS = 'FORBIDDEN: Esta chave só permite leitura.';
const keysNever = { readKey: NO_KEYS, writeKey: NO_KEYS, newKey: NO_KEYS };
/** A key of an account that must change its password opens nothing, not even what is open to everybody. */
const keys = { readKey: '', writeKey: '', newKey: PASSWORD };

const open = { admin: '', client: '', newAdmin: '', newClient: '' };
const openWithoutCode = { adminWithoutCode: '', clientWithoutCode: '', newWithoutCode: '' };
const anyone = { nobody: '', ...open, ...openWithoutCode, ...candidates };
const signedIn = { ...anyone, nobody: SIGN_IN };
const activeAccount = { nobody: SIGN_IN, ...staff, ...candidates };
const admin = { nobody: SIGN_IN, ...staff, client: ROLE, candidate: ROLE, newCandidate: ROLE };
const client = { nobody: SIGN_IN, ...staff, admin: ROLE, candidate: ROLE, newCandidate: ROLE };
const ofStaff = { nobody: SIGN_IN, ...staff, candidate: ROLE, newCandidate: ROLE };
const ofCandidate = { nobody: SIGN_IN, ...staff, admin: ROLE, client: ROLE, ...candidates };
const staffOrConsented = { nobody: SIGN_IN, ...staff, candidate: '', newCandidate: CONSENT };

/** What each rule answers to each caller who reads; '' for those who pass. */
const answers: Record<AccessRule, Record<Caller, string>> = {
  anyone: { ...anyone, ...keysNever },
  signedIn: { ...signedIn, ...keysNever },
  activeAccount: { ...activeAccount, ...keysNever },
  admin: { ...admin, ...keysNever },
  client: { ...client, ...keysNever },
  staff: { ...ofStaff, ...keysNever },
  staffBeforeTwoFactor: { ...ofStaff, adminWithoutCode: '', clientWithoutCode: '', ...keysNever },
  candidate: { ...ofCandidate, ...keysNever },
  consentedCandidate: { ...ofCandidate, ...keysNever, newCandidate: CONSENT },
  staffOrConsentedCandidate: { ...staffOrConsented, ...keysNever },
  anyoneOrKey: { ...anyone, ...keys },
  signedInOrKey: { ...signedIn, ...keys },
  activeAccountOrKey: { ...activeAccount, ...keys },
  adminOrKey: { ...admin, ...keys, writeKey: ROLE },
  clientOrKey: { ...client, ...keys, readKey: ROLE },
  staffOrKey: { ...ofStaff, ...keys },
  staffOrKeyOrConsentedCandidate: { ...staffOrConsented, ...keys },
};

/** What a rule answers to a call that reads or writes: a key that only reads is told so where a key comes through at all. */
const answerTo = (rule: AccessRule, caller: Caller, doing: Doing) =>
  doing === 'write' && caller === 'readKey' && answers[rule].readKey !== NO_KEYS ? ONLY_READS : answers[rule][caller];

/** Code and, where it says more than the code, message of a refusal; '' for none. */
function refusalOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return [PASSWORD, CODE, CONSENT, NO_KEYS, ONLY_READS].find((said) => said === `${code}: ${message}`) ?? code;
  }
}

const rules = Object.keys(answers) as AccessRule[];

const names = Object.keys(callers) as Caller[];
const cases = rules.flatMap((rule) => (['read', 'write'] as const).map((doing) => ({ rule, doing })));

it.each(cases)('$rule lets those $doing whom it is for, and tells the others why not', ({ rule, doing }) => {
  const told = names.map((name) => [
    name,
    refusalOf(() => enforceRule(rule, { viewer: callers[name], credentials: 'none' }, doing)),
  ]);
  expect(told).toEqual(names.map((name) => [name, answerTo(rule, name, doing)]));
});

it.each(cases)(
  '$rule offers a screen what it would let through ($doing), the consent aside, which a screen asks for itself',
  ({ rule, doing }) => {
    const { nobody: _, ...signedInCallers } = callers;
    for (const [name, viewer] of Object.entries(signedInCallers)) {
      const passes = ['', CONSENT].includes(answerTo(rule, name as Caller, doing));
      expect([name, admits(rule, viewer, doing)]).toEqual([name, passes]);
    }
  },
);

it('a program is told of its key, and anybody else of the session', () => {
  const told = (credentials: Credentials) => {
    try {
      enforceRule('staffOrKey', { viewer: null, credentials }, 'read');
      return null;
    } catch (error) {
      return error as Error;
    }
  };
  const session = { code: SIGN_IN, message: 'Sessão inválida ou expirada. Entre novamente.' };
  for (const credentials of ['none', 'invalid', 'deletedCandidate'] as const)
    expect(told(credentials)).toMatchObject(session);
  const key = { code: SIGN_IN, message: 'Chave de acesso inválida, vencida ou excluída.' };
  expect(told('invalidKey')).toMatchObject(key);
  expect(() => enforceRule('anyoneOrKey', { viewer: null, credentials: 'invalidKey' }, 'read')).not.toThrow();
});

it('a viewer is taken for what it is, and for nothing else', () => {
  const { admin, candidate: ana } = callers;
  expect([asUser(admin), asCandidate(ana), asViewer(admin), asViewer(ana)]).toEqual([admin, ana, admin, ana]);
  expect([asUser, asCandidate, asViewer].map((as) => refusalOf(() => as(null)))).toEqual([SIGN_IN, SIGN_IN, SIGN_IN]);
  expect([refusalOf(() => asUser(ana)), refusalOf(() => asCandidate(admin))]).toEqual([ROLE, ROLE]);
});

it('changes are attributed by a user’s name, and to candidates without it', () => {
  expect([viewerName(callers.client), viewerName(callers.candidate)]).toEqual(['Bia', 'Candidato']);
  expect([viewerAccount(callers.client), viewerAccount(callers.candidate)]).toEqual(['id of the client', 'id of Ana']);
});
