import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../../components/Badge/Badge';
import { Tooltip } from '../../../../components/Tooltip/Tooltip';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { focusRing, media, radius, touchTarget } from '../../../../theme/tokens';

/* A button, so that keyboards and fingers can read the names as well. */
const Names = styled.button`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  cursor: help;

  &:focus-visible {
    ${focusRing}
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

/** The companies of whose candidates alone a field is asked; nothing for one that is asked of all. */
export function CompaniesBadge({ field }: { field: Pick<CustomFieldRow_FieldFragment, 'clientIds' | 'clients'> }) {
  const { t, i18n } = useTranslation('configuration');
  if (field.clientIds === null) return null;
  const names = (field.clients ?? []).map(({ companyName }) => companyName);
  const [name] = names;
  if (name === undefined) return <Badge tone="orange">{t('companies.gone')}</Badge>;
  return (
    <Tooltip content={new Intl.ListFormat(i18n.language).format(names)} openOnClick>
      <Names type="button">
        <Badge tone="blue">{t('companies.only', { count: names.length, name })}</Badge>
      </Names>
    </Tooltip>
  );
}
