import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Stack } from '../../../components/Layout/Layout';
import { formatDay } from '../../../lib/moments';
import { color, space, typeset } from '../../../theme/tokens';
import { refusedDocuments } from '../documents/refusedDocuments';
import type { OwnCandidate } from '../ownCandidateOperations';
import { isAnswered, type Answers, type Step } from '../steps';
import { NextSteps } from '../ThankYou/NextSteps';
import { AnswerList } from './AnswerList';
import { CorrectionRequestForm } from './CorrectionRequestForm';
import { useTitleFocus } from '../useTitleFocus';

const Title = styled.h1`
  ${typeset('heading', 'bold')}
  margin: ${space[3]} 0 ${space[1]};
`;

const Heading = styled.h2`
  ${typeset('large', 'semibold')}
`;

const Muted = styled.p`
  ${typeset('large')}
  color: ${color.textMuted};
`;

const Missing = styled.ul`
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
`;

export interface StatusPageProps {
  steps: readonly Step[];
  /** What is in store. */
  answers: Answers;
  /** The questions that are asked with what came too late as well. */
  given: readonly Step[];
  /** What was typed on this device and came too late. */
  unsent: Answers;
  candidate: Pick<OwnCandidate, 'completedAt' | 'companyName' | 'correctionRequestedAt' | 'documents'>;
  onOutdated: () => void;
}

/**
 * What the link opens after finishing: what was sent, what comes next, and what is still missing: required answers, and
 * documents that were refused, whichever they are. Changes go through the company.
 */
export function StatusPage({ steps, answers, given, unsent, candidate, onOutdated }: StatusPageProps) {
  const { completedAt, companyName, correctionRequestedAt, documents } = candidate;
  const { t, i18n } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const title = useTitleFocus();
  const refused = refusedDocuments(steps, documents);
  const isRefused = ({ key }: Step) => refused.some(({ step }) => step.key === key);
  const missing = steps.filter(
    (step) => step.required && !isAnswered(step, answers[step.key] ?? '') && !isRefused(step),
  );
  const late = given.filter(({ key }) => unsent[key] !== undefined && unsent[key] !== answers[key]);
  const day = completedAt && formatDay(completedAt, i18n.language);
  return (
    <Stack $gap={6}>
      <div>
        <Badge tone="green">{fieldsT('status.badge')}</Badge>
        <Title ref={title} tabIndex={-1}>
          {fieldsT('status.title')}
        </Title>
        <Muted>{day ? fieldsT('status.sentOn', { day }) : fieldsT('status.sent')}</Muted>
        <Muted>{companyName ? fieldsT('status.changeFor', { company: companyName }) : fieldsT('status.change')}</Muted>
      </div>
      <CorrectionRequestForm requestedAt={correctionRequestedAt} onOutdated={onOutdated} />
      {late.length > 0 && (
        <Stack as="section" $gap={2}>
          <Heading>{fieldsT('status.unsent')}</Heading>
          <Muted>{fieldsT('status.unsentText')}</Muted>
          <AnswerList steps={late} answers={unsent} />
        </Stack>
      )}
      <Stack as="section" $gap={4}>
        <Heading>{fieldsT('status.next')}</Heading>
        <NextSteps />
      </Stack>
      <Stack as="section" $gap={2}>
        <Heading>{fieldsT('status.missing')}</Heading>
        {missing.length + refused.length === 0 && <Muted>{fieldsT('status.nothingMissing')}</Muted>}
        {missing.length > 0 && (
          <>
            <Muted>{fieldsT('status.missingText')}</Muted>
            <Missing>
              {missing.map(({ key, label }) => (
                <li key={key}>{label}</li>
              ))}
            </Missing>
          </>
        )}
        {refused.length > 0 && (
          <>
            <Muted>
              {fieldsT('status.refused', { count: refused.length })}
              {refused.some(({ step }) => step.editable) &&
                ` ${fieldsT('status.sendAgain', { count: refused.length })}`}
            </Muted>
            <Missing>
              {refused.map(({ step, reason }) => (
                <li key={step.key}>
                  {t('documents.askedReason', { label: step.label, reason: reason ?? t('documents.state.REFUSED') })}
                </li>
              ))}
            </Missing>
          </>
        )}
      </Stack>
      <Stack as="section" $gap={4}>
        <Heading>{fieldsT('status.answers')}</Heading>
        <AnswerList steps={steps} answers={answers} documents={documents} onExpired={onOutdated} />
      </Stack>
    </Stack>
  );
}
