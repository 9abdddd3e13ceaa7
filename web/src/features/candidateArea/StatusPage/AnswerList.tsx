import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { FieldAnswer } from '../../fields/values/FieldAnswer';
import { isFilled } from '../../fields/values/fieldRules';
import { color, space, typeset } from '../../../theme/tokens';
import { SentDocument } from '../documents/SentDocument';
import type { OwnCandidate } from '../ownCandidateOperations';
import { emptyText } from '../stepProblems';
import type { Answers, Step } from '../steps';

const List = styled.dl`
  display: grid;
  gap: ${space[4]};

  dt {
    ${typeset('small', 'medium')}
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const Value = styled.dd<{ $empty: boolean }>`
  margin: 0;
  ${typeset('large')}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${({ $empty }) => ($empty ? color.textMuted : color.text)};
`;

export interface AnswerListProps {
  steps: readonly Step[];
  answers: Answers;
  documents?: OwnCandidate['documents'];
  /** The addresses of the documents' pages no longer work. */
  onExpired?: () => void;
}

/** What a candidate has answered, question by question, with the documents to look at and to open. */
export function AnswerList({ steps, answers, documents = [], onExpired = () => undefined }: AnswerListProps) {
  const { t } = useTranslation('candidate');
  return (
    <Card>
      <List>
        {steps.map((step) => {
          const answer = answers[step.key] ?? '';
          const document = documents.find(({ fieldKey }) => fieldKey === step.key);
          return (
            <div key={step.key}>
              <dt>{step.label}</dt>
              {document ? (
                <Value $empty={false}>
                  <SentDocument document={document} approver={step.documentOptions?.approver} onExpired={onExpired} />
                </Value>
              ) : (
                <Value $empty={!isFilled(answer)}>
                  {isFilled(answer) ? <FieldAnswer field={step} stored={answer} /> : emptyText(step, t)}
                </Value>
              )}
            </div>
          );
        })}
      </List>
    </Card>
  );
}
