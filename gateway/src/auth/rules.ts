import { DomainError, forbidden, unauthenticated } from '../lib/errors.js';
import { keyOf, type CandidateViewer, type UserViewer, type Viewer } from './viewer.js';

/** Rules for persons who have signed in: an access key comes through none of them. */
type RuleForPersons =
  | 'anyone'
  | 'signedIn'
  | 'activeAccount'
  | 'admin'
  | 'client'
  | 'staff'
  | 'staffBeforeTwoFactor'
  | 'candidate'
  | 'consentedCandidate'
  | 'staffOrConsentedCandidate';

/** Rules that let through access keys as well, each with the rule that their account has to pass besides. */
const openToKeys = {
  anyoneOrKey: 'anyone',
  signedInOrKey: 'signedIn',
  activeAccountOrKey: 'activeAccount',
  adminOrKey: 'admin',
  clientOrKey: 'client',
  staffOrKey: 'staff',
  staffOrKeyOrConsentedCandidate: 'staffOrConsentedCandidate',
} as const satisfies Record<string, RuleForPersons>;

/**
 * Who may call an entry point at all: the coarse, default-deny check that every GraphQL root field and every
 * REST call names. What a viewer may do with one record is decided by the domain's policy.
 */
export type AccessRule = RuleForPersons | keyof typeof openToKeys;

/** What a call does to the data. A key that only reads makes no call that writes, even one that would change nothing. */
export type Doing = 'read' | 'write';

/** What an account has to do before it may do anything else. */
interface DueStep {
  isDue: (viewer: UserViewer) => boolean;
  /** The rules that stay open until then; every other one is closed, and all are to keys. */
  open: ReadonlySet<RuleForPersons>;
  refusal: string;
}

/** In the order in which they are asked for: another password, then the second factor that the office demands. */
const dueSteps: readonly DueStep[] = [
  {
    isDue: (viewer) => viewer.mustChangePassword,
    open: new Set(['anyone', 'signedIn']),
    refusal: 'Você precisa alterar sua senha antes de continuar.',
  },
  {
    isDue: (viewer) => viewer.mustEnableTwoFactor === true,
    open: new Set(['anyone', 'signedIn', 'staffBeforeTwoFactor']),
    refusal: 'Ative a verificação em duas etapas para continuar.',
  },
];

const allows: Record<RuleForPersons, (viewer: Viewer) => boolean> = {
  anyone: () => true,
  signedIn: () => true,
  activeAccount: () => true,
  admin: (viewer) => viewer.role === 'admin',
  client: (viewer) => viewer.role === 'client',
  staff: (viewer) => viewer.kind === 'user',
  staffBeforeTwoFactor: (viewer) => viewer.kind === 'user',
  candidate: (viewer) => viewer.kind === 'candidate',
  consentedCandidate: (viewer) => viewer.kind === 'candidate',
  staffOrConsentedCandidate: () => true,
};

const needConsent: ReadonlySet<RuleForPersons> = new Set(['consentedCandidate', 'staffOrConsentedCandidate']);

const isOpenToKeys = (rule: AccessRule): rule is keyof typeof openToKeys => rule in openToKeys;

/** What a rule asks of the account, by a key or not. */
const ruleForAccount = (rule: AccessRule): RuleForPersons => (isOpenToKeys(rule) ? openToKeys[rule] : rule);

/** Whether a rule lets this viewer through: for what a screen offers. */
export function admits(rule: AccessRule, viewer: Viewer, doing: Doing): boolean {
  return refusalOfKey(rule, viewer, doing) === null && refusalOfDueStep(rule, viewer) === null && mayPass(rule, viewer);
}

const mayPass = (rule: AccessRule, viewer: Viewer) => allows[ruleForAccount(rule)](viewer);

/** Whether a bearer token came along and what it was worth; that of a candidate who was deleted is worth a word. */
export type Credentials = 'none' | 'valid' | 'invalid' | 'invalidKey' | 'deletedCandidate';

/** Who asks; null without a valid session. */
export interface Asking {
  viewer: Viewer | null;
  credentials: Credentials;
}

/**
 * What somebody is told who has to be known. A program has no sign-in to go to, so that its key is named; which of the reasons it is
 * stays untold, as somebody with a wrong key is not to learn which keys there are.
 */
export function unknownAsker(credentials: Credentials): DomainError {
  return credentials === 'invalidKey'
    ? unauthenticated('Chave de acesso inválida, vencida ou excluída.')
    : unauthenticated();
}

/** What an access key is told where it comes through by no right of its account. */
export const NOT_BY_KEY = 'Esta ação não pode ser feita com uma chave de acesso.';

/** Why a viewer with an access key may not come through; null for one who may, or has none. */
function refusalOfKey(rule: AccessRule, viewer: Viewer, doing: Doing): string | null {
  const key = keyOf(viewer);
  if (!key) return null;
  if (!isOpenToKeys(rule)) return NOT_BY_KEY;
  return doing === 'read' || key.access === 'write' ? null : 'Esta chave só permite leitura.';
}

/** What the viewer has to do first where a rule is closed until then; null where nothing keeps it closed. */
function refusalOfDueStep(rule: AccessRule, viewer: Viewer): string | null {
  if (viewer.kind !== 'user') return null;
  const isOpen = ({ open }: DueStep) => viewer.key === undefined && open.has(ruleForAccount(rule));
  return dueSteps.find((step) => step.isDue(viewer) && !isOpen(step))?.refusal ?? null;
}

/**
 * Lets the viewer through or throws.
 * @throws DomainError UNAUTHENTICATED without a session, FORBIDDEN for the wrong role, before a due
 *   step and for an access key that may not, PRECONDITION_FAILED for a candidate who has not accepted the consent yet.
 */
export function enforceRule(rule: AccessRule, { viewer, credentials }: Asking, doing: Doing): void {
  const ofAccount = ruleForAccount(rule);
  if (!viewer) {
    if (ofAccount === 'anyone') return;
    throw unknownAsker(credentials);
  }
  const refusal = refusalOfKey(rule, viewer, doing);
  if (refusal !== null) throw forbidden(refusal);
  const firstOfAll = refusalOfDueStep(rule, viewer);
  if (firstOfAll !== null) throw forbidden(firstOfAll);
  if (!mayPass(rule, viewer)) throw forbidden();
  if (viewer.kind === 'candidate' && !viewer.hasConsented && needConsent.has(ofAccount)) {
    throw new DomainError('PRECONDITION_FAILED', 'Aceite o termo de consentimento antes de continuar.');
  }
}

/** For a part of a call that is open to keys: a program may not do it. @throws DomainError FORBIDDEN for an access key. */
export function assertNotByKey(viewer: Viewer): void {
  if (keyOf(viewer)) throw forbidden(NOT_BY_KEY);
}

/** The viewer as a user, for calls whose rule admits only users. */
export function asUser(viewer: Viewer | null): UserViewer {
  if (!viewer) throw unauthenticated();
  if (viewer.kind !== 'user') throw forbidden();
  return viewer;
}

/** The viewer as a candidate, for calls whose rule admits only candidates. */
export function asCandidate(viewer: Viewer | null): CandidateViewer {
  if (!viewer) throw unauthenticated();
  if (viewer.kind !== 'candidate') throw forbidden();
  return viewer;
}

/** The viewer, for calls whose rule admits everyone signed in. */
export function asViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
