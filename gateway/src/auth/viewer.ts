/** The roles that an account can have. */
export const roles = ['admin', 'client', 'candidate'] as const;
export type Role = (typeof roles)[number];

/** What a program may do with an access key: read, or write as well. */
export const keyAccesses = ['read', 'write'] as const;
export type KeyAccess = (typeof keyAccesses)[number];

/** Address and id of the request that somebody makes. */
export interface ViewerOrigin {
  ip: string;
  requestId: string;
}

/** A signed-in user of the staff or of a hiring company. */
export interface UserViewer {
  kind: 'user';
  role: 'admin' | 'client';
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  /** The company of a client user; null for admins. */
  clientId: string | null;
  /** Whether the account is that of the company's contact, who keeps those of colleagues. */
  isContact?: boolean;
  /** Until the password is changed, only who it is, the change, refresh, signing out and recovery are open. */
  mustChangePassword: boolean;
  /** Until two-step sign-in is switched on, the same and what switches it on; absent for work without a session. */
  mustEnableTwoFactor?: boolean;
  /** When this session was last given the password; absent where that is not known, which never counts as recent. */
  passwordGivenAt?: Date;
  /** What the access key may do by which a program asks; absent for a person who has signed in. */
  key?: { access: KeyAccess };
  /** Where the request comes from, for the security log; absent for work without a request. */
  origin?: ViewerOrigin;
}

/** A candidate who signed in with link and password. */
export interface CandidateViewer {
  kind: 'candidate';
  role: 'candidate';
  candidateId: string;
  sessionId: string;
  /** The client that registered the candidate; null for none. */
  clientId: string | null;
  /** Whether the consent text in force has been accepted. */
  hasConsented: boolean;
  /** Where the request comes from, for the security log; absent for work without a request. */
  origin?: ViewerOrigin;
}

/** The person who makes a request with a valid session. */
export type Viewer = UserViewer | CandidateViewer;

/** What candidates are called where their change is told. */
export const CANDIDATE_NAME = 'Candidato';

/** The access key by which a program asks; undefined for a person who has signed in. */
export const keyOf = (viewer: Viewer): UserViewer['key'] => (viewer.kind === 'user' ? viewer.key : undefined);

/** The id of that key, which is the session of who asks, for logs; undefined for a person. */
export const keyIdOf = (viewer: Viewer): string | undefined => (keyOf(viewer) ? viewer.sessionId : undefined);

/** Who a change is attributed to. */
export function viewerName(viewer: Viewer): string {
  return viewer.kind === 'user' ? viewer.name : CANDIDATE_NAME;
}

/** The id of the account behind a session: the user's, or the candidate's own. */
export function viewerAccount(viewer: Viewer): string {
  return viewer.kind === 'user' ? viewer.userId : viewer.candidateId;
}
