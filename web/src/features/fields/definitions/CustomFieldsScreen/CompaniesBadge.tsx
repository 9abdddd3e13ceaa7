import { useTranslation } from 'react-i18next';
import { Badge } from '../../../../components/Badge/Badge';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { TipBadge } from './TipBadge';

/** The companies of whose candidates alone a field is asked; nothing for one that is asked of all. */
export function CompaniesBadge({ field }: { field: Pick<CustomFieldRow_FieldFragment, 'clientIds' | 'clients'> }) {
  const { t, i18n } = useTranslation('configuration');
  if (field.clientIds === null) return null;
  const names = (field.clients ?? []).map(({ companyName }) => companyName);
  const [name] = names;
  if (name === undefined) return <Badge tone="orange">{t('companies.gone')}</Badge>;
  const text = t('companies.only', { count: names.length, name });
  return <TipBadge tone="blue" text={text} tip={new Intl.ListFormat(i18n.language).format(names)} />;
}
