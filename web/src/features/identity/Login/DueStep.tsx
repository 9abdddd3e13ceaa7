import { lazy } from 'react';
import { loadViewer } from '../../../session/viewer';
import ForcedPasswordChange from '../ChangePassword/ForcedPasswordChange';

const DemandedTwoFactor = lazy(() => import('../TwoFactor/DemandedTwoFactor'));

export interface DueStepProps {
  step: 'password' | 'twoFactor';
  /** Typed at the sign-in a moment ago. */
  currentPassword: string;
  /** The person was loaded anew behind the second factor. */
  onDone: () => void;
}

/** What has to be done behind the sign-in before anything else: another password, then two-step sign-in that is demanded. */
export default function DueStep({ step, currentPassword, onDone }: DueStepProps) {
  return step === 'password' ? (
    <ForcedPasswordChange currentPassword={currentPassword} />
  ) : (
    <DemandedTwoFactor onDone={() => loadViewer().then(onDone)} />
  );
}
