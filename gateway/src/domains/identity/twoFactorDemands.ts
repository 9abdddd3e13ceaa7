import { z } from 'zod';
import { assertPermitted } from '../../auth/permitted.js';
import { assertRecentPassword } from '../../auth/recentPassword.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { VersionedCache } from '../../cache/versionedCache.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { DomainError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { Change } from '../changes/change.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { countUsers, findUser, type PresentUser } from './identityModel.js';
import { mayDemandTwoFactor } from './identityPolicy.js';
import {
  deleteDemand,
  demandedTeams,
  findDemands,
  insertDemand,
  type DemandedTeam,
  type DemandRecord,
} from './twoFactorDemandsModel.js';

const demandInput = z.object({ of: z.enum(demandedTeams), isDemanded: z.boolean() });

/** The role that the accounts of a team have. */
const roleOf = { staff: 'admin', companies: 'client' } as const satisfies Record<DemandedTeam, UserViewer['role']>;

/** Whether two-step sign-in is demanded of a team, since when, and who has said so; null twice where it is not. */
export interface TeamDemand {
  team: DemandedTeam;
  demandedAt: Date | null;
  demandedBy: string | null;
}

/** The demands in force, as each request asks for them. */
export type TwoFactorDemandsInForce = DeepReadonly<DemandRecord[]>;

/** That the office demands two-step sign-in of the staff, or of the accounts of companies. */
export class TwoFactorDemands {
  readonly #inForce = new VersionedCache<DemandRecord[]>(['demands'], { answers: 1 });

  constructor(private readonly deps: IdentityDependencies) {}

  /** What is in force at this moment, whichever gateway has set it. */
  inForce(): Promise<TwoFactorDemandsInForce> {
    return this.#inForce.get('', findDemands);
  }

  /** Whether it is demanded of the viewer's account, which may have it; never of a candidate. */
  async concern(viewer: Viewer): Promise<boolean> {
    return viewer.kind === 'user' && isDemandedOf(viewer, await this.inForce());
  }

  /** Both, set or not. @throws FORBIDDEN. */
  async list(viewer: Viewer): Promise<Record<DemandedTeam, TeamDemand>> {
    assertPermitted(viewer, mayDemandTwoFactor(viewer));
    const inForce = await this.inForce();
    const of = (team: DemandedTeam): TeamDemand => {
      const { at = null, byName = null } = inForce.find(({ _id }) => _id === team) ?? {};
      return { team, demandedAt: at, demandedBy: byName };
    };
    return { staff: of('staff'), companies: of('companies') };
  }

  /** How many active accounts of a team sign in by their password alone. */
  lackingCount(team: DemandedTeam): Promise<number> {
    return countUsers({ role: roleOf[team], active: true, twoFactor: null });
  }

  /**
   * Demands it of a team, or no longer; nothing happens where that is so already.
   * @throws FORBIDDEN, INVALID; PRECONDITION_FAILED for demanding of the staff what the viewer does not have, so that one is left who has shown
   *   that it works; REAUTHENTICATION_REQUIRED.
   */
  async set(viewer: UserViewer, input: unknown): Promise<void> {
    assertPermitted(viewer, mayDemandTwoFactor(viewer));
    const { of: team, isDemanded } = parseInput(demandInput, input);
    if (isDemanded && team === 'staff' && !(await findUser({ _id: viewer.userId }))?.twoFactor) throw ownIsOff();
    assertRecentPassword(viewer, this.deps.now());
    const change: Change = { entity: 'twoFactorDemand', entityId: team, action: isDemanded ? 'create' : 'delete' };
    await this.deps.services.changes.record(
      viewer,
      change,
      async (stamp) => (await (isDemanded ? insertDemand(team, stamp) : deleteDemand(team))) || null,
    );
  }
}

/** Whether it is demanded of accounts of this role. */
const isDemandedOf = ({ role }: Pick<PresentUser, 'role'>, inForce: TwoFactorDemandsInForce): boolean =>
  inForce.some(({ _id }) => roleOf[_id] === role);

/** Whether an account has to switch two-step sign-in on before it does anything else. */
export const lacksDemandedTwoFactor = (user: PresentUser, inForce: TwoFactorDemandsInForce): boolean =>
  !user.twoFactor && isDemandedOf(user, inForce);

const ownIsOff = () =>
  new DomainError(
    'PRECONDITION_FAILED',
    'Ative primeiro a verificação em duas etapas da sua própria conta, no menu da conta.',
  );
