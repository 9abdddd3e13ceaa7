/** Each access rule against each kind of caller: which pass, and in which words the others are refused. */
import { admits, asCandidate, asUser, asViewer, enforceRule, type AccessRule } from './rules.js';
import { viewerAccount, viewerName, type CandidateViewer, type UserViewer, type Viewer } from './viewer.js';

const user = (role: UserViewer['role'], mustChangePassword = false): UserViewer => ({
  ...{ kind: 'user', role, userId: `id of the ${role}`, sessionId: 's', name: 'Bia', email: 'b@x.com' },
  clientId: role === 'client' ? 'c' : null,
  mustChangePassword,
});
const candidate = (hasConsented: boolean): CandidateViewer => ({
  ...{ kind: 'candidate', role: 'candidate', candidateId: 'id of Ana', sessionId: 's', clientId: 'c' },
  hasConsented,
});
const callers = {
  nobody: null,
  admin: user('admin'),
  client: user('client'),
  newAdmin: user('admin', true),
  newClient: user('client', true),
  candidate: candidate(true),
  newCandidate: candidate(false),
} satisfies Record<string, Viewer | null>;
type Caller = keyof typeof callers;

const SIGN_IN = 'UNAUTHENTICATED';
const ROLE = 'FORBIDDEN';
const PASSWORD = 'FORBIDDEN: Você precisa alterar sua senha antes de continuar.';
const CONSENT = 'PRECONDITION_FAILED: Aceite o termo de consentimento antes de continuar.';
const staff = { admin: '', client: '', newAdmin: PASSWORD, newClient: PASSWORD };
const candidates = { candidate: '', newCandidate: '' };

/** What each rule answers to each caller; '' for those who pass. */
const answers: Record<AccessRule, Record<Caller, string>> = {
  anyone: { nobody: '', admin: '', client: '', newAdmin: '', newClient: '', ...candidates },
  signedIn: { nobody: SIGN_IN, admin: '', client: '', newAdmin: '', newClient: '', ...candidates },
  activeAccount: { nobody: SIGN_IN, ...staff, ...candidates },
  admin: { nobody: SIGN_IN, ...staff, client: ROLE, candidate: ROLE, newCandidate: ROLE },
  client: { nobody: SIGN_IN, ...staff, admin: ROLE, candidate: ROLE, newCandidate: ROLE },
  staff: { nobody: SIGN_IN, ...staff, candidate: ROLE, newCandidate: ROLE },
  candidate: { nobody: SIGN_IN, ...staff, admin: ROLE, client: ROLE, ...candidates },
  consentedCandidate: { nobody: SIGN_IN, ...staff, admin: ROLE, client: ROLE, candidate: '', newCandidate: CONSENT },
  staffOrConsentedCandidate: { nobody: SIGN_IN, ...staff, candidate: '', newCandidate: CONSENT },
};

/** Code and, where it says more than the code, message of a refusal; '' for none. */
function refusalOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return [PASSWORD, CONSENT].find((said) => said === `${code}: ${message}`) ?? code;
  }
}

const rules = Object.keys(answers) as AccessRule[];

it.each(rules)('%s lets those through whom it is for, and tells the others why not', (rule) => {
  const told = Object.entries(callers).map(([name, caller]) => [name, refusalOf(() => enforceRule(rule, caller))]);
  expect(Object.fromEntries(told)).toEqual(answers[rule]);
});

it.each(rules)(
  '%s offers a screen what it would let through, the consent aside, which a screen asks for itself',
  (rule) => {
    const { nobody: _, ...signedIn } = callers;
    for (const [name, viewer] of Object.entries(signedIn)) {
      expect([name, admits(rule, viewer)]).toEqual([name, ['', CONSENT].includes(answers[rule][name as Caller])]);
    }
  },
);

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
