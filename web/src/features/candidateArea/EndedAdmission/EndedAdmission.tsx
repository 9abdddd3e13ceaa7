import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Stack } from '../../../components/Layout/Layout';
import { color, space, typeset } from '../../../theme/tokens';
import { isFilled } from '../../fields/values/fieldRules';
import type { OwnCandidate } from '../ownCandidateOperations';
import { AnswerList } from '../StatusPage/AnswerList';
import { answersOf, stepsOf } from '../steps';
import { useTitleFocus } from '../useTitleFocus';

const Title = styled.h1`
  ${typeset('heading', 'bold')}
`;

const Text = styled.p`
  margin-top: ${space[2]};
  ${typeset('large')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Heading = styled.h2`
  ${typeset('large', 'semibold')}
`;

export interface EndedAdmissionProps {
  candidate: OwnCandidate;
  /** The addresses of the documents' pages no longer work. */
  onExpired: () => void;
}

/** What stays once the company has ended the admission: nothing is asked any more, and what was sent can still be read. */
export function EndedAdmission({ candidate, onExpired }: EndedAdmissionProps) {
  const { companyName, documents, hasConsented } = candidate;
  const { t } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const title = useTitleFocus();
  const answers = answersOf(candidate);
  const answered = stepsOf(candidate, answers, t).filter(({ key }) => isFilled(answers[key] ?? ''));
  // A document that was sent waits for no judgement any more.
  const steps = answered.map(({ documentOptions, ...step }) => ({
    ...step,
    documentOptions: documentOptions && { ...documentOptions, approver: 'NOBODY' as const },
  }));
  return (
    <Stack $gap={6}>
      <Card>
        <Title ref={title} tabIndex={-1}>
          {fieldsT('ended.title')}
        </Title>
        <Text>{companyName ? fieldsT('ended.textFor', { company: companyName }) : fieldsT('ended.text')}</Text>
      </Card>
      {hasConsented && (
        <Stack as="section" $gap={4}>
          <Heading>{fieldsT('status.answers')}</Heading>
          <AnswerList steps={steps} answers={answers} documents={documents} onExpired={onExpired} />
        </Stack>
      )}
    </Stack>
  );
}
