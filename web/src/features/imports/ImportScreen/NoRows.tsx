import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Inline } from '../../../components/Layout/Layout';
import { formatCount } from '../../../lib/moments';
import type { ImportPlan, ImportSummary, ProblemGroup } from '../importQueries';
import type { ImportUrl } from './importState';

export interface NoRowsProps extends Pick<ImportUrl, 'state' | 'change'> {
  problems: ImportPlan['problems'];
  counts: ImportSummary['counts'];
  onShow: (problem: ProblemGroup) => void;
}

/** In place of the rows where the view has none: what that means, and where what is still wrong is shown. */
export function NoRows({ state, change, problems, counts, onShow }: NoRowsProps) {
  const { t, i18n } = useTranslation('imports');
  const isFiltered = state.kind !== '' || state.problem !== '';
  // The problem that was looked at has no rows any more, so that the first one is another.
  const [next] = state.problem ? problems : [];
  const isAboutProblems = state.kind === 'PROBLEM' || state.problem !== '';
  return (
    <EmptyState
      title={t(next ? 'rows.solved' : isAboutProblems ? 'rows.noProblems' : 'rows.none')}
      text={
        next && counts.problem > 0
          ? t('rows.unsolved', { count: counts.problem, total: formatCount(counts.problem, i18n.language) })
          : undefined
      }
      action={
        isFiltered && (
          <Inline $justify="center">
            {next && (
              <Button variant="primary" onClick={() => onShow(next)}>
                {t('rows.nextProblem')}
              </Button>
            )}
            <Button onClick={() => change({ kind: '', problem: '', field: '' })}>{t('showAll')}</Button>
          </Inline>
        )
      }
    />
  );
}
