import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Grid, Inline, Stack } from '../../../../components/Layout/Layout';
import { Button } from '../../../../components/Button/Button';
import { Badge } from '../../../../components/Badge/Badge';
import { Switch } from '../../../../components/Switch/Switch';
import { color, radius, space, typeset } from '../../../../theme/tokens';
import { PermissionBadges } from '../CustomFieldsScreen/PermissionBadges';
import { rightNames, rightsOf, rolesOf, type FieldForm, type FieldRoles } from './fieldForm';
import type { FieldProposal } from './useFieldProposal';

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

/** Puts the switches as these rights are; all off where there are none. */
export function setRights({ setValue }: UseFormReturn<FieldForm>, roles: FieldRoles | null): void {
  const rights = roles && rightsOf(roles);
  for (const name of rightNames) setValue(name, rights?.[name] ?? false);
}

const sameRoles = (one: FieldRoles, other: FieldRoles) =>
  JSON.stringify(rightsOf(one)) === JSON.stringify(rightsOf(other));

export interface PermissionSwitchesProps {
  form: UseFormReturn<FieldForm>;
  /** What a new field's key suggests: offered, never set unasked, as it opens values to others. */
  proposal: FieldProposal | undefined;
  /** The administrator has decided who may view and edit. */
  onChoose: () => void;
}

/** Who may view and edit, for the two roles that can be configured; administrators always may. */
export function PermissionSwitches({ form, proposal, onChoose }: PermissionSwitchesProps) {
  const { t } = useTranslation('configuration');
  const { register, setValue } = form;
  const [clientCanView, clientCanEdit, candidateCanView, candidateCanEdit] = useWatch({
    control: form.control,
    name: rightNames,
  });
  const target = useWatch({ control: form.control, name: 'target' });
  const hidden = target === 'CANDIDATE' && !candidateCanView;
  const rights = rolesOf({ clientCanView, clientCanEdit, candidateCanView, candidateCanEdit });
  /** What the key has already goes before what its parts suggest. */
  const offer = proposal?.stored ?? proposal;
  const offerTitle = t(proposal?.stored ? 'permissions.stored' : 'permissions.proposal');
  const apply = () => {
    setRights(form, offer!);
    onChoose();
  };

  /** A role that edits a value sees it; a role that may not see it cannot edit it. */
  const coupled = (role: 'client' | 'candidate', right: 'CanView' | 'CanEdit') =>
    register(`${role}${right}`, {
      onChange: (event: { target: { checked: boolean } }) => {
        onChoose();
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
        <Inline $gap={3}>
          <PermissionBadges {...rights} />
          {hidden && <Badge tone="orange">{t('permissions.hiddenFromCandidate')}</Badge>}
        </Inline>
        <Note>{t('permissions.adminNote')}</Note>
        {proposal?.stored && <Note>{t('permissions.sharedNote')}</Note>}
        {offer && !sameRoles(offer, rights) && (
          <Inline $gap={3} role="group" aria-label={offerTitle}>
            <Note>{offerTitle}</Note>
            <PermissionBadges {...offer} />
            <Button size="small" onClick={apply}>
              {t(proposal?.stored ? 'permissions.keepStored' : 'permissions.applyProposal')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Group>
  );
}
