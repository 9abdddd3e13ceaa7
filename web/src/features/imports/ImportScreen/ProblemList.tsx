import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card, CardHeader } from '../../../components/Card/Card';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { formatCount } from '../../../lib/moments';
import { color, space, typeset } from '../../../theme/tokens';
import type { ImportPlan, ProblemGroup } from '../importQueries';
import { ReplaceDialog } from './ReplaceDialog';

/** More than anybody reads; the table shows the others. */
const MAX_SHOWN = 50;

const Item = styled.li`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.border};
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  ${typeset('small', 'semibold')}
`;

const Message = styled.span`
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface ProblemListProps {
  plan: ImportPlan;
  /** The problems that the table shows now: those of a group, or of all groups of a kind and field. */
  chosen: { problem: string; field: string; group: string | null };
  onShow: (problem: ProblemGroup) => void;
}

/** What is wrong, by kind and value: each to be seen in the table, and values that repeat to be mended at once. */
export function ProblemList({ plan, chosen, onShow }: ProblemListProps) {
  const { t, i18n } = useTranslation('imports');
  const [replaced, setReplaced] = useState<ProblemGroup | null>(null);
  const shown = plan.problems.slice(0, MAX_SHOWN);
  return (
    <Card as="section" $padding="small" aria-label={t('problems.title')}>
      <CardHeader title={t('problems.title')} subtitle={plan.problems.length === 0 ? t('problems.none') : undefined} />
      <Stack as="ul" role="list" $gap={0}>
        {shown.map((problem) => {
          const { key, kind, fieldKey, label, value, message, count } = problem;
          const isOfKind = chosen.problem === kind && chosen.field === (fieldKey ?? '');
          const isChosen = chosen.group === null ? isOfKind : chosen.group === key;
          return (
            <Item key={key}>
              <Value>
                {[label, value === null ? null : `“${value}”`].filter(Boolean).join(': ') ||
                  t(`problems.kinds.${kind}`)}
              </Value>
              <Message>{message}</Message>
              <Inline $gap={2}>
                <Button size="small" aria-pressed={isChosen} onClick={() => onShow(problem)}>
                  {t('problems.show', { count, total: formatCount(count, i18n.language) })}
                </Button>
                {fieldKey !== null && value !== null && (
                  <Button size="small" onClick={() => setReplaced(problem)}>
                    {t('problems.replace', { count })}
                  </Button>
                )}
              </Inline>
            </Item>
          );
        })}
      </Stack>
      {replaced && <ReplaceDialog plan={plan} problem={replaced} onClose={() => setReplaced(null)} />}
    </Card>
  );
}
