import { randomBytes, randomInt } from 'node:crypto';
import { assertPermitted } from '../../../auth/permitted.js';
import { assertRecentPassword } from '../../../auth/recentPassword.js';
import { assertNotByKey } from '../../../auth/rules.js';
import type { Sealer } from '../../../auth/seal.js';
import { keyOf, viewerAccount, type UserViewer, type Viewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import { changeActor } from '../../changes/changes.js';
import type { SealedText } from '../../security/keyRotation.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { invitationInput } from '../candidatesInput.js';
import { byServer, writeState, type ChangeWrite } from './candidateWrite.js';
import { changeCandidate, findCandidate, getCandidate, type DataChanges } from './candidateWrites.js';
import { ShownCredentials, type GivenWithWrite } from './shownCredentials.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { mayManageCandidate, maySeeCredentials } from '../candidatesPolicy.js';
import { assertGoesOn } from '../standing/ending.js';
import { accessLinkProblem } from '../standing/nextAction.js';

const TOKEN_BYTES = 24;
const PASSWORD_LENGTH = 8;
/** Without the pairs that look alike on paper and on a screen: O and 0, I, L and 1, S and 5, B and 8. */
const PASSWORD_ALPHABET = 'ACDEFGHJKMNPQRTUVWXYZ234679';

/** What a candidate signs in with, as staff pass it on. */
export interface CandidateCredentials {
  link: string;
  token: string;
  readonly password: string;
}

/** 192 random bits for the link, of which 128 are the least allowed. */
function newAccessToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Eight characters of A-Z and 0-9, 38 bits that ten failures in 15 minutes protect; `randomInt` is without modulo bias. */
function newAccessPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_ALPHABET[randomInt(PASSWORD_ALPHABET.length)]).join('');
}

type Sealed = Pick<CandidateRecord, '_id' | 'passwordSealed'>;

/** It is the same password, so that neither the revision nor the last change of the record moves. */
async function replaceSealedPassword(_id: Sealed['_id'], passwordSealed: string, next: string): Promise<void> {
  await CandidateModel.updateOne({ _id, passwordSealed }, { $set: { passwordSealed: next } }, { timestamps: false });
}

/** A fresh link and password in the form in which they are stored. */
export function newAccess(sealer: Sealer): Pick<CandidateRecord, 'accessToken' | 'passwordSealed'> {
  return { accessToken: newAccessToken(), passwordSealed: sealer.seal(newAccessPassword()) };
}

/** The write that replaces link and password: the old ones and the sessions that they have opened end with it. */
export function accessRenewal(sealer: Sealer, { accessVersion }: CandidateRecord): ChangeWrite {
  return {
    change: { action: 'renewCredentials', fields: ['accessToken', 'accessPassword'] },
    set: { ...newAccess(sealer), accessVersion: accessVersion + 1, accessSentAt: null },
    events: [{ kind: 'credentials_renewed' }],
  };
}

/** A change of the data that replaces link and password in the same write. */
export const withRenewal = (write: ChangeWrite, renewal: ChangeWrite): ChangeWrite => ({
  ...write,
  change: { ...write.change, renewsAccess: true },
  set: { ...write.set, ...renewal.set },
  events: [...(write.events ?? []), ...(renewal.events ?? [])],
});

/** Whether a change leaves an address that the access was mailed to: who reads the mails there could go on using it. */
export const leavesMailedAddress = (
  { accessSentAt, accessVersion, mailedAccessVersion }: CandidateRecord,
  { email }: Pick<DataChanges, 'email'>,
): boolean => email !== undefined && (accessSentAt != null || mailedAccessVersion === accessVersion);

function isOpened(sealer: Sealer, sealed: string): boolean {
  try {
    sealer.unseal(sealed);
    return true;
  } catch {
    return false;
  }
}

/** Links and passwords of candidates, for the staff who pass them on. */
export class CandidateCredentialsService {
  readonly #shown: ShownCredentials;

  constructor(private readonly deps: CandidateDependencies) {
    this.#shown = new ShownCredentials(deps);
  }

  /** Link, token and password of one candidate, for somebody who asks for them. @throws NOT_FOUND; FORBIDDEN for an access key. */
  async show(viewer: UserViewer, id: string): Promise<CandidateCredentials> {
    assertNotByKey(viewer);
    const candidate = await getCandidate(viewer, id);
    await this.#shown.tell(viewer, [candidate]);
    return this.read(candidate);
  }

  /** Link, token and password of one candidate for the server's own use: no person sees them. @throws NOT_FOUND. */
  async of(viewer: UserViewer, id: string): Promise<CandidateCredentials> {
    return this.read(await getCandidate(viewer, id));
  }

  /** Link, token and password of a record at hand; null for a viewer who may not see them. */
  shownTo(viewer: Viewer, candidate: CandidateRecord): CandidateCredentials | null {
    return maySeeCredentials(viewer, candidate) ? this.read(candidate) : null;
  }

  /**
   * Passwords of records at hand, null for each that the viewer may not see; their timelines tell of it. Passwords of several
   * candidates are credentials in bulk, which a recent password opens and the security log tells.
   * @param alreadyRead how many the same request has read before.
   * @throws REAUTHENTICATION_REQUIRED
   */
  async passwordsOf(
    viewer: Viewer,
    candidates: readonly CandidateRecord[],
    alreadyRead: number,
  ): Promise<(string | null)[]> {
    const visible = candidates.map((candidate) => this.shownTo(viewer, candidate));
    const count = visible.filter((credentials) => credentials !== null).length;
    if (viewer.kind === 'user' && count > 0 && alreadyRead + count > 1) {
      assertRecentPassword(viewer, this.deps.now());
      this.#noteBulkRead(viewer, count);
    }
    await this.#shown.tell(
      viewer,
      candidates.filter((_, index) => visible[index]),
    );
    return visible.map((credentials) => credentials && credentials.password);
  }

  /**
   * Opens the credentials of so many candidates to an answer of `/v1`, whose existing callers get them with their token alone
   * unless the operator has said otherwise (`V1_CREDENTIALS`). What a key is answered holds none.
   * @throws REAUTHENTICATION_REQUIRED for several, where a recent password is wanted.
   */
  openToRest(viewer: UserViewer, count: number): void {
    if (count < 2 || keyOf(viewer)) return;
    if (this.deps.config.v1WantsRecentPassword) assertRecentPassword(viewer, this.deps.now());
    this.#noteBulkRead(viewer, count);
  }

  /** Tells the timelines of candidates whose credentials an answer of `/v1` holds. */
  async tellShown(viewer: UserViewer, candidates: readonly CandidateRecord[]): Promise<void> {
    if (!keyOf(viewer)) await this.#shown.tell(viewer, candidates);
  }

  /** The password of a candidate whose record is about to be written, as `ShownCredentials.givenWithWrite`. */
  givenWithWrite(viewer: UserViewer, candidate: CandidateRecord): GivenWithWrite {
    return this.#shown.givenWithWrite(viewer, candidate);
  }

  #noteBulkRead(viewer: UserViewer, count: number): void {
    const event = { type: 'credentialsRead', account: viewerAccount(viewer), count } as const;
    this.deps.services.securityLog.recordOf(viewer, event);
  }

  /**
   * Which company a link comes from, for a reader who has opened it and not signed in yet: its name and nothing else. An
   * unknown link is answered as the link of a candidate without a company is.
   */
  async invitation(input: unknown): Promise<{ companyName: string | null }> {
    const { token } = parseInput(invitationInput, input);
    const candidate = await CandidateModel.findOne({ accessToken: token }).lean<CandidateRecord | null>();
    return { companyName: candidate && (await this.#companyNameOf(candidate)) };
  }

  /** Replaces link and password; the old ones and the open sessions end at once. @throws NOT_FOUND. */
  async renew(viewer: UserViewer, id: string): Promise<CandidateRecord> {
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, id),
      (candidate) => accessRenewal(this.deps.sealer, candidate),
    );
  }

  /**
   * Mails link and password to the candidate, and keeps when. Asked for twice at once it is one mail and one event: the key of
   * the mail names what had been sent before, and the mark takes place on a record that still says the same.
   * @throws PRECONDITION_FAILED where no mail server is set and once the admission has ended, CONFLICT less than ten
   *   minutes after the last one; NOT_FOUND, RATE_LIMITED.
   */
  async send(viewer: UserViewer, id: string): Promise<CandidateRecord> {
    const { changes, mail, workLimits } = this.deps.services;
    const candidate = await getCandidate(viewer, id);
    assertPermitted(viewer, mayManageCandidate(viewer, candidate));
    if (!mail.canSend) throw new DomainError('PRECONDITION_FAILED', 'Funcionalidade será implementada');
    assertGoesOn(candidate);
    const problem = accessLinkProblem(candidate, this.deps.now());
    if (problem !== null) throw new DomainError('CONFLICT', problem);
    await workLimits.spendMail(viewer, candidate.email);
    const { token, password } = this.read(candidate);
    const data = {
      name: candidate.name,
      companyName: await this.#companyNameOf(candidate),
      accessToken: token,
      password,
    };
    const { _id, accessVersion, accessSentAt = null, email, revision } = candidate;
    // The revision tells an address from one that was corrected since.
    const occasion = accessSentAt?.toISOString() ?? `revision ${revision}`;
    const queued = await mail.enqueue(
      { to: email, template: 'candidateAccess', data },
      { candidateId: id, kind: 'access', accessVersion },
      `access ${id} ${accessVersion} ${occasion}`,
    );
    if (!queued) throw new Error('the mail with the access could not be queued');
    // A crash before this leaves a mail that is not said to be sent, until somebody sends it again, which is the same mail; the
    // other order could claim one that is not.
    const change = { entity: 'candidate', entityId: id, action: 'sendCredentials' } as const;
    const actor = changeActor(viewer);
    // Unless they or the address are others by now, or somebody else has marked the same mail.
    const asRead = { _id, accessVersion, email, accessSentAt };
    const read = () => CandidateModel.findOne(asRead).lean<CandidateRecord | null>();
    const marked = await changes.record(viewer, change, (stamp) =>
      writeState(read, () => ({ set: { accessSentAt: stamp.at }, events: [{ kind: 'link_sent' }] }), { actor, stamp }),
    );
    return marked ?? getCandidate(viewer, id);
  }

  /**
   * Keeps that a mail carries the access to the present address, before it goes out: a crash in between costs a renewal at most. Where
   * no mail server is set it reaches no one. @returns whether access and address are still these.
   */
  async markMailed({ _id, email, accessVersion }: CandidateRecord): Promise<boolean> {
    if (!this.deps.services.mail.canSend) return true;
    const read = () => CandidateModel.findOne({ _id, email, accessVersion }).lean<CandidateRecord | null>();
    // It moves the revision of the state, so that a change of the address that was decided on before is decided on anew.
    const mark = ({ mailedAccessVersion }: CandidateRecord) =>
      mailedAccessVersion === accessVersion ? null : { set: { mailedAccessVersion: accessVersion } };
    return (await writeState(read, mark, byServer(this.deps.now()))) !== null;
  }

  /** The sealed password of every candidate, for the rotation of keys. */
  async *sealedTexts(): AsyncGenerator<SealedText> {
    const rows = CandidateModel.find({}, { passwordSealed: 1 }).sort({ _id: 1 });
    for await (const { _id, passwordSealed: sealed } of rows.lean<Sealed[]>().cursor()) {
      yield { sealed, replace: (next) => replaceSealedPassword(_id, sealed, next) };
    }
  }

  /** Whether the sealed passwords of the oldest and the newest candidate can be opened with the keys at hand; none without candidates. */
  async opened(): Promise<boolean[]> {
    const ends = ([1, -1] as const).map((direction) =>
      CandidateModel.findOne({}, { passwordSealed: 1 }).sort({ _id: direction }).lean<Sealed | null>(),
    );
    return (await Promise.all(ends)).flatMap((end) => (end ? isOpened(this.deps.sealer, end.passwordSealed) : []));
  }

  #companyNameOf({ clientId }: CandidateRecord): Promise<string | null> {
    return this.deps.services.clientDirectory.companyName(clientId);
  }

  /** Link, token and password of a record at hand, without policy: for the mails to the candidate. */
  read({ accessToken, passwordSealed }: CandidateRecord): CandidateCredentials {
    const { config, sealer } = this.deps;
    return {
      link: `${config.publicUrl}/candidato/${accessToken}`,
      token: accessToken,
      // Unsealed only when it is read: most pages show the link alone.
      get password() {
        return sealer.unseal(passwordSealed);
      },
    };
  }
}
