import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, typeset } from '../../../theme/tokens';
import { useErrorText } from '../../../session/useErrorText';
import type { Step } from '../steps';
import type { DocumentSnapshot } from './documentSnapshot';

const Root = styled.p<{ $warns: boolean }>`
  ${typeset('large')}
  color: ${({ $warns }) => ($warns ? color.orangeText : color.textMuted)};
`;

/** At the other questions: how the documents that were sent off are getting on, in a sentence. */
export function DocumentsActivity({ documents, steps }: { documents: DocumentSnapshot; steps: readonly Step[] }) {
  const { t } = useTranslation('candidate');
  const errorText = useErrorText();
  const { activity, drafts } = documents;
  const labelOf = (fieldKey: string) => steps.find(({ key }) => key === fieldKey)?.label ?? fieldKey;
  const refused = Object.values(drafts).find(
    ({ refusal, pages }) => refusal !== null || pages.some((page) => page.refusal !== null),
  );
  const text = () => {
    switch (activity.status) {
      case 'sending':
        return t('documents.sending', { ...activity, label: labelOf(activity.fieldKey) });
      case 'waiting':
        return t('documents.waiting');
      case 'failed':
        return errorText(activity.error, t('documents.failed'));
      case 'idle':
        return refused ? t('documents.refused', { label: labelOf(refused.fieldKey) }) : '';
    }
  };
  return (
    <Root role="status" $warns={activity.status !== 'sending'}>
      {text()}
    </Root>
  );
}
