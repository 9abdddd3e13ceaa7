import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatMoment } from '../../../lib/moments';
import { color, typeset } from '../../../theme/tokens';

export const JudgementLine_document = graphql(`
  fragment JudgementLine_document on Document {
    id
    state
    judgedAt
    judgedByName
    refusalReason
  }
`);

const Line = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Who judged a document and when, and why it was refused; nothing while it waits. */
export function JudgementLine({ document: ref }: { document: FragmentType<typeof JudgementLine_document> }) {
  const { t, i18n } = useTranslation('documents');
  const { state, judgedAt, judgedByName, refusalReason } = readFragment(JudgementLine_document, ref);
  if (!judgedAt || state === 'SENT') return null;
  const when = formatMoment(judgedAt, i18n.language);
  const judged = judgedByName
    ? t(`judgement.${state}`, { when, who: judgedByName })
    : t(`judgement.unnamed.${state}`, { when });
  return (
    <>
      <Line>{judged}</Line>
      {refusalReason && <Line>{t('judgement.reason', { reason: refusalReason })}</Line>}
    </>
  );
}
