import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Grid, Stack } from '../../../components/Layout/Layout';
import { Switch } from '../../../components/Switch/Switch';
import { color, radius, space, typeset } from '../../../theme/tokens';
import { PermissionBadges } from '../CustomFieldsScreen/PermissionBadges';
import type { FieldForm } from './fieldForm';

const Group = styled.fieldset`
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  legend {
    padding: 0 ${space[2]};
    ${typeset('small', 'semibold')}
  }
`;

const Note = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

/** Who may view and edit, for the two roles that can be configured; administrators always may. */
export function PermissionSwitches({ form }: { form: UseFormReturn<FieldForm> }) {
  const { t } = useTranslation('configuration');
  const { register, setValue } = form;
  const [clientCanView, clientCanEdit, candidateCanView, candidateCanEdit] = useWatch({
    control: form.control,
    name: ['clientCanView', 'clientCanEdit', 'candidateCanView', 'candidateCanEdit'],
  });

  /** Whoever edits a value sees it; whoever may not see it cannot edit it. */
  const coupled = (role: 'client' | 'candidate', right: 'CanView' | 'CanEdit') =>
    register(`${role}${right}`, {
      onChange: (event: { target: { checked: boolean } }) => {
        if (right === 'CanEdit' && event.target.checked) setValue(`${role}CanView`, true);
        if (right === 'CanView' && !event.target.checked) setValue(`${role}CanEdit`, false);
      },
    });

  return (
    <Group>
      <legend>{t('permissions.title')}</legend>
      <Stack $gap={4}>
        <Grid $minColumn="18rem">
          <Switch label={t('permissions.clientView')} {...coupled('client', 'CanView')} />
          <Switch label={t('permissions.clientEdit')} {...coupled('client', 'CanEdit')} />
          <Switch label={t('permissions.candidateView')} {...coupled('candidate', 'CanView')} />
          <Switch label={t('permissions.candidateEdit')} {...coupled('candidate', 'CanEdit')} />
        </Grid>
        <PermissionBadges
          canView={[
            'ADMIN',
            ...(clientCanView ? ['CLIENT' as const] : []),
            ...(candidateCanView ? ['CANDIDATE' as const] : []),
          ]}
          canEdit={[
            'ADMIN',
            ...(clientCanEdit ? ['CLIENT' as const] : []),
            ...(candidateCanEdit ? ['CANDIDATE' as const] : []),
          ]}
        />
        <Note>{t('permissions.adminNote')}</Note>
      </Stack>
    </Group>
  );
}
