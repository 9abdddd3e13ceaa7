import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../../../components/Badge/Badge';
import { Stack } from '../../../../components/Layout/Layout';
import type { Role } from '../../../../generated/staff/graphql';

type Audience = 'admin' | 'client' | 'candidate' | 'all';

const tones: Record<Audience, BadgeTone> = { admin: 'red', client: 'blue', candidate: 'orange', all: 'green' };

function audienceOf(roles: readonly Role[]): Audience {
  const [client, candidate] = [roles.includes('CLIENT'), roles.includes('CANDIDATE')];
  if (client && candidate) return 'all';
  if (candidate) return 'candidate';
  return client ? 'client' : 'admin';
}

export interface PermissionBadgesProps {
  canView: readonly Role[];
  canEdit: readonly Role[];
}

/** Who may view and edit a field, each group in its colour. */
export function PermissionBadges({ canView, canEdit }: PermissionBadgesProps) {
  const { t } = useTranslation('configuration');
  const [view, edit] = [audienceOf(canView), audienceOf(canEdit)];
  return (
    <Stack $gap={1} $align="start">
      <Badge tone={tones[view]}>{t('permissions.view', { who: t(`permissions.audiences.${view}`) })}</Badge>
      <Badge tone={tones[edit]}>{t('permissions.edit', { who: t(`permissions.audiences.${edit}`) })}</Badge>
    </Stack>
  );
}
