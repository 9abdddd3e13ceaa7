import { lazy } from 'react';
import { loadViewer, type Viewer } from '../../../session/viewer';
import ForcedPasswordChange from '../ChangePassword/ForcedPasswordChange';

const DemandedTwoFactor = lazy(() => import('../TwoFactor/DemandedTwoFactor'));

export interface DueStepProps {
  viewer: Viewer;
  /** Typed at the sign-in a moment ago. */
  currentPassword: string;
  /** The person was loaded anew behind the step; another one may be due then. */
  onDone: () => void;
}

/** What has to be done behind the sign-in before anything else: another password, then two-step sign-in that is demanded. */
export default function DueStep({ viewer, currentPassword, onDone }: DueStepProps) {
  return viewer.mustChangePassword ? (
    <ForcedPasswordChange currentPassword={currentPassword} onDone={onDone} />
  ) : (
    <DemandedTwoFactor onDone={() => loadViewer().then(onDone)} />
  );
}
