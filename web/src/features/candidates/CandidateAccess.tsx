import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Field } from '../../components/Field/Field';
import { Inline, Stack, TwoColumns } from '../../components/Layout/Layout';
import { PasswordInput } from '../../components/TextInput/PasswordInput';
import { TextInput } from '../../components/TextInput/TextInput';
import { toast } from '../../components/Toast/toast';
import LinkIcon from 'lucide-react/icons/link';
import RenewIcon from 'lucide-react/icons/refresh-cw';
import KeyIcon from 'lucide-react/icons/key-round';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatDay } from '../../lib/moments';
import { ActionDialog } from '../recordDialog/ActionDialog';
import { candidateLink } from './candidateLink';
import { useRenewCandidateAccess } from './useRenewCandidateAccess';

export const CandidateAccess_candidate = graphql(`
  fragment CandidateAccess_candidate on Candidate {
    id
    accessToken
    accessPassword
    viewerCanEdit
    consentWithdrawnAt
  }
`);

export interface CandidateAccessProps {
  candidate: FragmentType<typeof CandidateAccess_candidate>;
  /** Hide the password until asked (the admin's details dialog). */
  masked?: boolean;
  /** Offers to replace link and password, and asks before. */
  renewal?: { asking: boolean; onAsk: () => void; onAnswered: () => void };
}

/** Token and password to read, link and credentials to copy; nothing where the viewer may not see them. */
export function CandidateAccess({ candidate, masked = false, renewal }: CandidateAccessProps) {
  const { t, i18n } = useTranslation('staff');
  const { id, accessToken, accessPassword, viewerCanEdit, consentWithdrawnAt } = readFragment(
    CandidateAccess_candidate,
    candidate,
  );
  const renewCandidateAccess = useRenewCandidateAccess();
  if (!accessToken) return null;
  const link = candidateLink(accessToken);
  return (
    <Stack $gap={3}>
      {consentWithdrawnAt && (
        <p>{t('candidates.access.consentWithdrawn', { when: formatDay(consentWithdrawnAt, i18n.language) })}</p>
      )}
      <TwoColumns>
        <Field label={t('candidates.access.token')}>
          <TextInput readOnly value={accessToken} />
        </Field>
        {accessPassword !== null && (
          <Field label={t('candidates.access.password')}>
            {masked ? (
              <PasswordInput readOnly autoComplete="off" value={accessPassword} />
            ) : (
              <TextInput readOnly value={accessPassword} />
            )}
          </Field>
        )}
      </TwoColumns>
      <Inline $gap={2}>
        <CopyButton
          text={link}
          label={t('copy.link')}
          icon={<LinkIcon size={15} aria-hidden />}
          onCopied={() => toast.success({ title: t('copy.linkCopied') })}
        />
        {accessPassword !== null && (
          <CopyButton
            text={t('candidates.access.credentials', { link, password: accessPassword })}
            label={t('copy.credentials')}
            icon={<KeyIcon size={15} aria-hidden />}
            onCopied={() => toast.success({ title: t('copy.credentialsCopied') })}
          />
        )}
        {renewal && viewerCanEdit && (
          <Button size="small" variant="ghost" icon={<RenewIcon size={15} aria-hidden />} onClick={renewal.onAsk}>
            {t('candidates.renew.action')}
          </Button>
        )}
      </Inline>
      {renewal?.asking && viewerCanEdit && (
        <ActionDialog
          text={(part) => t(`candidates.renew.${part}`)}
          run={() => renewCandidateAccess(id)}
          onDone={renewal.onAnswered}
          onCancel={renewal.onAnswered}
        />
      )}
    </Stack>
  );
}
