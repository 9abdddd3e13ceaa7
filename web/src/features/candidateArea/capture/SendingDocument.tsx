import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { useErrorText } from '../../../session/useErrorText';
import { color, typeset } from '../../../theme/tokens';
import type { Activity } from '../documents/documentSnapshot';
import type { Draft } from '../documents/drafts';

const Words = styled.p<{ $warns: boolean }>`
  ${typeset('large')}
  color: ${({ $warns }) => ($warns ? color.orangeText : color.text)};
`;

export interface SendingDocumentProps {
  draft: Draft;
  activity: Activity;
  onRetry: () => void;
  onCancel: () => void;
}

/** A document on its way: which page is going out, or what keeps it from going. */
export function SendingDocument({ draft, activity, onRetry, onCancel }: SendingDocumentProps) {
  const { t } = useTranslation('capture');
  const { t: candidateT } = useTranslation('candidate');
  const errorText = useErrorText();
  const pages = draft.pages.length;
  const own = activity.status === 'sending' && activity.fieldKey === draft.fieldKey ? activity : null;
  const done = draft.pages.filter(({ serverId }) => serverId !== null).length;
  const text = () => {
    if (own) return t('sendingPage', { page: own.page, pages });
    if (activity.status === 'waiting') return candidateT('documents.waiting');
    if (activity.status === 'failed') return errorText(activity.error, candidateT('documents.failed'));
    return t('queued');
  };
  return (
    <Stack $gap={3}>
      <Words role="status" $warns={activity.status === 'waiting' || activity.status === 'failed'}>
        {text()}
      </Words>
      <ProgressBar label={t('progress')} value={own ? own.page - 1 + own.share : done} max={pages} />
      <Inline $gap={2}>
        {activity.status === 'failed' && <Button onClick={onRetry}>{t('retry')}</Button>}
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Inline>
    </Stack>
  );
}
