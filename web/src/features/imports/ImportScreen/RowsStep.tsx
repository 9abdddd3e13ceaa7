import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { Select } from '../../../components/Select/Select';
import { formatCount } from '../../../lib/moments';
import { useFocusFallback } from '../../../lib/useFocusFallback';
import { media, space } from '../../../theme/tokens';
import type { ImportPlan, ImportSummary, ProblemGroup } from '../importQueries';
import { cutOffSenders } from '../planGrid/editSenders';
import { PlanGrid } from '../planGrid/PlanGrid';
import { columnName } from './columns';
import type { ImportUrl } from './importState';
import { KindFilter } from './KindFilter';
import { LeftOutColumns } from './LeftOutColumns';
import { NoRows } from './NoRows';
import { ProblemList } from './ProblemList';
import { RowDetails } from './RowDetails';
import { useAddedFields } from './useAddedFields';

/** Table and what is to be known of it side by side, where there is room for both. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export interface RowsStepProps {
  plan: ImportPlan;
  summary: ImportSummary;
  url: ImportUrl;
}

/** The table of what will happen, before anything happens. */
export function RowsStep({ plan, summary, url }: RowsStepProps) {
  const { t, i18n } = useTranslation('imports');
  const { state, change, open } = url;
  const [added, addFields] = useAddedFields(plan);
  const [group, setGroup] = useState<ProblemGroup | null>(null);
  const [asked, setAsked] = useState<ProblemGroup | null>(null);
  const isCutOff = useSyncExternalStore(cutOffSenders.subscribe, () => cutOffSenders.has(plan.id));
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const { counts } = summary;
  const writable = counts.new + counts.changes;
  const mapped = new Set(plan.columns.map(({ fieldKey }) => fieldKey));
  const rest = plan.fields.filter(
    ({ key }) => !mapped.has(key) && key !== 'name' && key !== 'email' && !added.has(key),
  );
  const refused = plan.columns.filter(({ refusal }) => refusal !== null);
  const toColumns = () => change({ step: 'columns', kind: '', problem: '', field: '' });
  const showProblem = (problem: ProblemGroup) => {
    setGroup(problem);
    setAsked(problem);
    change({ kind: '', problem: problem.kind, field: problem.fieldKey ?? '' });
  };
  // The address leads to another list than that of the group by a step back, or a filter.
  const isOfGroup = group?.kind === state.problem && (group.fieldKey ?? '') === state.field;
  const problemGroup = isOfGroup ? group.key : null;

  return (
    <Stack $gap={4}>
      <Inline $justify="space-between">
        <KindFilter
          counts={counts}
          value={state.problem ? null : state.kind}
          onChange={(kind) => change({ kind, problem: '', field: '' })}
        />
        <Inline>
          <Button onClick={toColumns}>{t('rows.columns')}</Button>
          <Button
            variant="primary"
            // What stands in the cells is not what would be written.
            disabled={writable === 0 || refused.length > 0 || isCutOff}
            onClick={() => open({ dialog: 'run' })}
          >
            {t('rows.run', { count: writable, total: formatCount(writable, i18n.language) })}
          </Button>
        </Inline>
      </Inline>
      {isCutOff && <InlineError title={t('rows.cutOff')} />}
      {refused.length > 0 && (
        <InlineError
          title={t('rows.refused')}
          message={refused.map((column) => columnName(t, column)).join(', ')}
          action={
            <Button size="small" onClick={toColumns}>
              {t('rows.columns')}
            </Button>
          }
        />
      )}
      <Frame>
        <Card $padding="small">
          <Stack $gap={3} {...focusFallback} role="group" aria-label={t('grid.label')}>
            <Inline $justify="space-between">
              <p role="status">
                {t('rows.status', {
                  count: counts.total,
                  problems: formatCount(counts.problem, i18n.language),
                  total: formatCount(counts.total, i18n.language),
                })}
              </p>
              {rest.length > 0 && (
                <Select
                  aria-label={t('rows.addField')}
                  width="14rem"
                  value=""
                  placeholder={t('rows.addField')}
                  options={rest.map(({ key, label }) => ({ value: key, label }))}
                  onChange={(event) => event.target.value && addFields([event.target.value])}
                />
              )}
            </Inline>
            <LeftOutColumns columns={plan.columns} />
            <PlanGrid
              key={[state.kind, state.problem, state.field, problemGroup].join('/')}
              plan={plan}
              revision={summary.revision}
              view={{
                kind: state.kind || null,
                problem: state.problem || null,
                problemFieldKey: state.field || null,
                problemGroup,
              }}
              added={added}
              shownProblem={isOfGroup ? asked : null}
              onShown={() => setAsked(null)}
              empty={
                <NoRows state={state} change={change} problems={plan.problems} counts={counts} onShow={showProblem} />
              }
              details={(row, write) => row && <RowDetails row={row} plan={plan} onWrite={write} />}
            />
          </Stack>
        </Card>
        <ProblemList plan={plan} chosen={{ ...state, group: problemGroup }} onShow={showProblem} />
      </Frame>
    </Stack>
  );
}
