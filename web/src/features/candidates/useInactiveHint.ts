import { useTranslation } from 'react-i18next';
import type { DynamicFieldData } from '../fields/forms/dynamicFieldFragment';

/** Why a field of a candidate that is not in use there cannot be changed: it is inactive, or one of other companies. */
export function useInactiveHint() {
  const { t } = useTranslation('staff');
  return ({ forOtherClients }: Pick<DynamicFieldData, 'forOtherClients'>) =>
    forOtherClients ? t('candidates.form.otherClientsHint') : t('candidates.form.inactiveHint');
}
