import EditIcon from 'lucide-react/icons/pencil';
import TeamIcon from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { Inline } from '../../../components/Layout/Layout';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { readFields } from '../../fields/forms/dynamicFieldFragment';
import { displayText } from '../../fields/values/fieldTexts';
import { formatRules } from '../../fields/values/formats';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { useListBackLocation } from '../../../lib/backNavigation';
import { formatDay } from '../../../lib/moments';
import { color, space, typeset } from '../../../theme/tokens';

export const ClientHeader_client = graphql(`
  fragment ClientHeader_client on Client {
    id
    name
    companyName
    email
    phone
    cnpj
    active
    createdAt
    viewerCanEdit
    fields {
      ...DynamicField_field
    }
  }
`);

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  margin: 0 0 ${space[4]};
  ${typeset('small')}
  overflow-wrap: anywhere;

  dt {
    display: inline;
    color: ${color.textMuted};
  }
  dd {
    display: inline;
    margin: 0;
    /* A list has a line for each item. */
    white-space: pre-line;
  }
`;

export interface ClientHeaderProps {
  client: FragmentType<typeof ClientHeader_client>;
  back: ReactNode;
  onEdit: () => void;
}

/** Who the client is: company, contact, how to reach them, and what is filled in of the fields that administrators have configured. */
export function ClientHeader({ client: ref, back, onEdit }: ClientHeaderProps) {
  const { t, i18n } = useTranslation('staff');
  const { t: tFields } = useTranslation('fields');
  const backLocation = useListBackLocation();
  const client = readFragment(ClientHeader_client, ref);
  const facts = [
    [t('clients.form.name'), client.name],
    [t('clients.form.email'), client.email],
    [t('clients.form.phone'), client.phone ? formatRules.PHONE.mask(client.phone) : tFields('notInformed')],
    [t('clients.form.cnpj'), formatRules.CNPJ.mask(client.cnpj)],
    [t('clientScreen.createdAt'), formatDay(client.createdAt, i18n.language)],
    ...readFields(client.fields).flatMap((field) => {
      const value = displayText(tFields, i18n.language, field, field.value);
      return value === null ? [] : [[field.label, value] as const];
    }),
  ] as const;
  return (
    <>
      <PageHeader
        back={back}
        title={
          <Inline as="span" $gap={3}>
            {client.companyName}
            <Badge tone={client.active ? 'green' : 'orange'}>
              {client.active ? t('clients.status.active') : t('clients.status.pending')}
            </Badge>
          </Inline>
        }
        actions={
          client.viewerCanEdit && (
            <>
              <LinkButton
                to={`/admin/clientes/${client.id}/equipe`}
                state={backLocation}
                icon={<TeamIcon size={16} aria-hidden />}
              >
                {t('clientScreen.team')}
              </LinkButton>
              <Button icon={<EditIcon size={16} aria-hidden />} onClick={onEdit}>
                {t('clientScreen.edit')}
              </Button>
            </>
          )
        }
      />
      <Facts>
        {facts.map(([label, value], index) => (
          <div key={index}>
            <dt>{label}: </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
}
