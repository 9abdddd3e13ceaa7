import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { color, radius, space, typeset } from '../../../theme/tokens';
import type { OwnCandidate } from '../ownCandidateOperations';
import type { Step } from '../steps';
import { refusedDocuments } from './refusedDocuments';

const Note = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.redSoft};
  color: ${color.redText};
  ${typeset('large')}
  overflow-wrap: anywhere;

  h2 {
    ${typeset('large', 'semibold')}
  }

  ul {
    display: grid;
    gap: ${space[2]};
    padding: 0;
    margin: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    align-items: center;
    justify-content: space-between;
  }
`;

export interface RequestedDocumentsProps {
  /** The questions that are asked. */
  steps: readonly Step[];
  candidate: Pick<OwnCandidate, 'documents'>;
  /** Leads to the question of a document. */
  onOpen: (step: Step) => void;
}

/** Which documents were refused and why, with the way to send them again. */
export function RequestedDocuments({ steps, candidate, onOpen }: RequestedDocumentsProps) {
  const { t } = useTranslation('candidate');
  const asked = refusedDocuments(steps, candidate.documents).filter(({ step }) => step.editable);
  if (asked.length === 0) return null;
  return (
    <Note>
      <h2>{t('documents.asked')}</h2>
      <ul>
        {asked.map(({ step, reason }) => (
          <li key={step.key}>
            <span>
              {t('documents.askedReason', { label: step.label, reason: reason ?? t('documents.state.REFUSED') })}
            </span>
            <Button
              size="small"
              aria-label={t('documents.sendAgainField', { label: step.label })}
              onClick={() => onOpen(step)}
            >
              {t('documents.sendAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
