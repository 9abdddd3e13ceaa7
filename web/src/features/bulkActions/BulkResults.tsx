import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge, type BadgeTone } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Layout/Layout';
import { color, space, typeset } from '../../theme/tokens';
import { useStaffHome } from '../staffShell/useStaffHome';
import type { BulkResult } from './bulkRequests';

const tones: Readonly<Record<BulkResult['outcome'], BadgeTone>> = { DONE: 'green', SKIPPED: 'neutral', FAILED: 'red' };

const Title = styled.p`
  ${typeset('body', 'semibold')}
`;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  /* A long name breaks beside its badge, which stays whole. */
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 ${space[3]};
    padding-block: ${space[2]};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
  p {
    grid-column: 1 / -1;
    ${typeset('small')}
    color: ${color.textMuted};
  }
`;

export interface BulkResultsProps {
  title: string;
  results: readonly BulkResult[];
  /** What would become of each, and not what has. */
  isPreview?: boolean;
  /** What was done has been taken back. */
  isUndone?: boolean;
}

/** How many are shown at once: of thousands, the browser would draw each anew with every step of the progress. */
const SHOWN_AT_ONCE = 100;

/** What becomes of each candidate of an action, those first for whom something is in the way. */
export function BulkResults({ title, results, isPreview = false, isUndone = false }: BulkResultsProps) {
  const { t } = useTranslation(['flow', 'staff']);
  const isAdmin = useStaffHome() === '/admin';
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const said = (outcome: BulkResult['outcome']) => {
    if (isPreview) return t(`bulk.would.${outcome}`);
    return t(`bulk.outcomes.${isUndone && outcome === 'DONE' ? 'UNDONE' : outcome}`);
  };
  /** Tells candidates of one name apart: whose each is, and before the work how far. */
  const described = ({ stage, clientCompany }: BulkResult) =>
    [
      ...(isAdmin && clientCompany ? [clientCompany] : []),
      ...(isPreview && stage ? [t('bulk.stage', { stage: t(`staff:candidates.stages.${stage}`) })] : []),
    ].join(' · ');
  const sorted = [...results].sort((a, b) => Number(a.outcome === 'DONE') - Number(b.outcome === 'DONE'));
  return (
    <div>
      <Title role="status">{title}</Title>
      <List>
        {sorted.slice(0, most).map((result) => {
          const { candidateId, name, outcome, message } = result;
          const description = described(result);
          return (
            <li key={candidateId}>
              <span>{name ?? t('bulk.unknown')}</span>
              <Badge tone={tones[outcome]}>{said(outcome)}</Badge>
              {description && <p>{description}</p>}
              {message && <p>{message}</p>}
            </li>
          );
        })}
      </List>
      {sorted.length > most && (
        <Inline $justify="center">
          <Button size="small" variant="ghost" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            {t('bulk.more')}
          </Button>
        </Inline>
      )}
    </div>
  );
}
