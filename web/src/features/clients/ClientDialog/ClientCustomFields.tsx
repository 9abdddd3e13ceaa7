import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/Layout/Layout';
import { SectionTitle, SubsectionTitle } from '../../fields/forms/sectionTitles';
import { countFields, DynamicFields } from '../../fields/forms/DynamicFields';
import { readFields, type DynamicFieldRef } from '../../fields/forms/dynamicFieldFragment';

/** The least height of several lines in the client form, in pixels. */
const TEXTAREA_MIN_HEIGHT = 100;

/** 'Informações Adicionais': active fields to edit, and inactive ones that still hold a value. */
export function ClientCustomFields({ fields: refs }: { fields: readonly DynamicFieldRef[] }) {
  const { t } = useTranslation('staff');
  const fields = readFields(refs);
  const active = countFields(fields, 'active');
  const inactive = countFields(fields, 'inactive');
  if (active + inactive === 0) return null;
  const inputs = (show: 'active' | 'inactive'): ReactNode => (
    <DynamicFields
      fields={fields}
      show={show}
      headingsAs="h5"
      disabledHint={({ active }) => (active ? undefined : t('clients.form.inactiveHint'))}
      minHeight={TEXTAREA_MIN_HEIGHT}
    />
  );
  return (
    <Stack as="section" $gap={4} aria-labelledby="client-additional">
      <SectionTitle id="client-additional">{t('clients.form.additional')}</SectionTitle>
      {active > 0 && (
        <Stack $gap={3}>
          <SubsectionTitle>{t('clients.form.activeFields')}</SubsectionTitle>
          {inputs('active')}
        </Stack>
      )}
      {inactive > 0 && (
        <Stack $gap={3}>
          <SubsectionTitle>{t('clients.form.inactiveFields')}</SubsectionTitle>
          {inputs('inactive')}
        </Stack>
      )}
    </Stack>
  );
}
