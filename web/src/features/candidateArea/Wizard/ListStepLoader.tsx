import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../components/Spinner/Spinner';
import { useListInput } from '../../fields/values/useListInput';
import { StepFailure, type StepFailureProps } from './StepFailure';
import { WizardStep, type WizardStepProps } from './WizardStep';

export interface ListStepLoaderProps extends WizardStepProps, Pick<StepFailureProps, 'isSaved'> {}

/** The question for a list: it begins when its input is there, as the focus goes into that. */
export function ListStepLoader({ isSaved, ...props }: ListStepLoaderProps) {
  const { t } = useTranslation('fields');
  const { ListInput, hasFailed } = useListInput();
  if (ListInput) return <WizardStep {...props} />;
  if (!hasFailed) return <Spinner label={t('lists.loading')} block />;
  return <StepFailure title={t('lists.loadFailed')} isSaved={isSaved} {...props} />;
}
