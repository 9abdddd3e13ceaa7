import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card';
import { LoadError } from '../../components/LoadError/LoadError';
import { Stack } from '../../components/Layout/Layout';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { MessagePreviewInput } from '../../generated/staff/graphql';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { color, radius, space, typeset } from '../../theme/tokens';
import { MailBody } from './MailBody';
import { messagePreviewQuery } from './reminderOperations';

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`;

const Subject = styled.p`
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  ${typeset('body', 'semibold')}
  overflow-wrap: anywhere;
`;

const Bubble = styled.p`
  max-width: 34rem;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.greenSoft};
  color: ${color.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What the server says of a message that is being written. */
export function useMessagePreview(input: MessagePreviewInput) {
  const { data, previousData, error, refetch } = useQuery(messagePreviewQuery, {
    variables: { input },
    fetchPolicy: 'network-only',
  });
  return { result: data?.messagePreview, last: (data ?? previousData)?.messagePreview, error, refetch };
}

export interface MessagePreviewProps {
  /** Which message it is, in words. */
  name: string;
  preview: ReturnType<typeof useMessagePreview>;
}

/**
 * The preview of a message in the words that hold. Mounted anew for another message: what comes of one is not to stand under the
 * name of the other until that one's preview is there.
 */
export function PreviewInForce({ name, input }: { name: string; input: MessagePreviewInput }) {
  return <MessagePreview name={name} preview={useMessagePreview(input)} />;
}

/** A message as it goes out, about somebody who is made up. */
export function MessagePreview({ name, preview: { result, last, error, refetch } }: MessagePreviewProps) {
  const { t } = useTranslation('reminders');
  const shown = result ?? last;
  return (
    <Card $padding="small" aria-labelledby="message-preview" aria-busy={(!result && !error) || undefined}>
      <Stack $gap={3}>
        <div>
          <SectionTitle as="h2" id="message-preview">
            {t('preview.title')}
          </SectionTitle>
          <p>{t('preview.text', { name })}</p>
        </div>
        {error ? (
          <LoadError title={t('preview.failed')} onRetry={refetch} />
        ) : !shown ? (
          <Skeleton lines={6} />
        ) : !shown.preview ? (
          <p role="status">{t('preview.refused')}</p>
        ) : shown.preview.html === null ? (
          <Bubble>{shown.preview.text}</Bubble>
        ) : (
          <Frame>
            <Subject>{shown.preview.subject}</Subject>
            <MailBody html={shown.preview.html} />
          </Frame>
        )}
      </Stack>
    </Card>
  );
}
