import { useTranslation } from 'react-i18next';
import { Steps } from '../../components/Steps/Steps';

const steps = ['file', 'columns', 'rows', 'result'] as const;

/** The steps of an import, and where one is. */
export function ImportSteps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('imports');
  return (
    <Steps label={t('steps.label')} steps={steps.map((key) => ({ key, label: t(`steps.${key}`) }))} current={current} />
  );
}
