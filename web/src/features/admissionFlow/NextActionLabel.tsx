import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { CandidateAction } from '../../generated/staff/graphql';

export interface NextActionLabelProps {
  action: CandidateAction;
  /** Whose next action it is: told to readers of screens, who hear the button without what stands beside it. */
  name: string;
}

/** The words of the control that does a candidate's next action, or leads to it. */
export function NextActionLabel({ action, name }: NextActionLabelProps) {
  const { t } = useTranslation('flow');
  return (
    <>
      {t(`next.${action}`)}
      <VisuallyHidden> {t(`nextOf.${action}`, { name })}</VisuallyHidden>
    </>
  );
}
