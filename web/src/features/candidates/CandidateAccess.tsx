import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Field } from '../../components/Field/Field';
import { Inline, Stack, TwoColumns } from '../../components/Layout/Layout';
import { TextInput } from '../../components/TextInput/TextInput';
import { toast } from '../../components/Toast/toast';
import LinkIcon from 'lucide-react/icons/link';
import RenewIcon from 'lucide-react/icons/refresh-cw';
import KeyIcon from 'lucide-react/icons/key-round';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatDay } from '../../lib/moments';
import { ActionDialog } from '../recordDialog/ActionDialog';
import { RevealablePassword } from './RevealablePassword';
import { useReadPassword, type ReadAccess } from './useReadPassword';
import { candidateLink } from './candidateLink';
import { useRenewCandidateAccess } from './useRenewCandidateAccess';

export const CandidateAccess_candidate = graphql(`
  fragment CandidateAccess_candidate on Candidate {
    id
    name
    accessToken
    viewerCanEdit
    consentWithdrawnAt
  }
`);

/** A candidate that was just registered, whose password comes with the answer. */
export type CreatedCandidate = { name: string; accessPassword: string | null } & FragmentType<
  typeof CandidateAccess_candidate
>;

export interface CandidateAccessProps {
  candidate: FragmentType<typeof CandidateAccess_candidate>;
  /** The password where it came with the candidate; absent, it is hidden and asked for when somebody wants to see it. */
  password?: string | null;
  /** Offers to replace link and password, and asks before. */
  renewal?: { asking: boolean; onAsk: () => void; onAnswered: () => void };
}

/**
 * Token and password to read, link and credentials to copy; nothing where the viewer may not see them. Each reading of the password
 * is an event of the candidate's timeline, which a look at the record is not.
 */
export function CandidateAccess({ candidate, password, renewal }: CandidateAccessProps) {
  const { t, i18n } = useTranslation('staff');
  const { id, name, accessToken, viewerCanEdit, consentWithdrawnAt } = readFragment(
    CandidateAccess_candidate,
    candidate,
  );
  const readPassword = useReadPassword(id);
  const renewCandidateAccess = useRenewCandidateAccess();
  if (!accessToken) return null;
  const link = candidateLink(accessToken);
  const credentials = (known: ReadAccess) =>
    t('candidates.access.credentials', { link: candidateLink(known.accessToken), password: known.password });
  return (
    <Stack $gap={3} data-screen-only>
      {consentWithdrawnAt && (
        <p>{t('candidates.access.consentWithdrawn', { when: formatDay(consentWithdrawnAt, i18n.language) })}</p>
      )}
      <TwoColumns>
        <Field label={t('candidates.access.token')}>
          <TextInput readOnly value={accessToken} />
        </Field>
        {password === undefined ? (
          <RevealablePassword key={accessToken} read={readPassword} />
        ) : (
          password !== null && (
            <Field label={t('candidates.access.password')}>
              <TextInput readOnly value={password} />
            </Field>
          )
        )}
      </TwoColumns>
      <Inline $gap={2}>
        <CopyButton
          text={link}
          label={t('copy.link')}
          icon={<LinkIcon size={15} aria-hidden />}
          onCopied={() => toast.success({ title: t('copy.linkCopied') })}
        />
        {password !== null && (
          <CopyButton
            text={
              password === undefined
                ? async () => credentials(await readPassword())
                : credentials({ accessToken, password })
            }
            label={t('copy.credentials')}
            icon={<KeyIcon size={15} aria-hidden />}
            // The password is read first: by then the page may be another candidate's.
            onCopied={() => toast.success({ title: t('copy.credentialsCopied'), description: name })}
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
