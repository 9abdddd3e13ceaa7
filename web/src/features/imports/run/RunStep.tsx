import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../../apollo/useRefetch';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { formatCount } from '../../../lib/moments';
import { useFocusFallback } from '../../../lib/useFocusFallback';
import { evictCandidateLists } from '../../candidates/candidateCache';
import { importQuery, type ImportPlan, type ImportSummary } from '../importQueries';
import { pauseImportMutation, resumeImportMutation } from '../importMutations';
import { importProgressQuery } from '../importProgressQueries';
import type { ImportUrl } from '../ImportScreen/importState';
import { StateBadge } from '../StateBadge';
import { useRunWithErrorToast } from '../useRunWithErrorToast';
import { AfterRun } from './AfterRun';
import { isMoving } from './isMoving';
import { ResultList } from './ResultList';
import { TakeBackTyped } from './TakeBackTyped';
import { isUndone, stepsOf } from './undoing';

/** How often one asks how far it is. */
const POLL_MS = 1000;
/** How often one asks it of a paused run, which has ended the rows in hand a moment later, and with which somebody else may go on. */
const PAUSED_POLL_MS = 3000;

export interface RunStepProps {
  plan: ImportPlan;
  summary: ImportSummary;
  url: ImportUrl;
}

/** How far the run, or its undoing, is; what became of each row; and what can be done next. */
export function RunStep({ plan, summary, url }: RunStepProps) {
  const { t, i18n } = useTranslation('imports');
  const runWithErrorToast = useRunWithErrorToast();
  const { cache } = useApolloClient();
  const { id, state, progress } = summary;
  const moving = isMoving(state);
  const steps = stepsOf(summary);
  const isUndoing = state === 'UNDOING';
  const { error } = useQuery(importProgressQuery, {
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: moving ? POLL_MS : PAUSED_POLL_MS,
    skip: !moving && state !== 'PAUSED',
  });
  const refetch = useRefetch(importQuery);
  const wasMoving = useRef(moving);
  useEffect(() => {
    // What is not asked for meanwhile: the sheet of links, and whom none was sent.
    if (wasMoving.current && !moving) refetch();
    wasMoving.current = moving;
  }, [moving, refetch]);
  const [isRefused, setIsRefused] = useState(false);
  const focusFallback = useFocusFallback<HTMLElement>();
  const [pause, pausing] = useMutation(pauseImportMutation);
  const [resume, resuming] = useMutation(resumeImportMutation);
  useEffect(() => {
    // The lists of the dashboards are not what they were.
    evictCandidateLists(cache);
  }, [cache, state]);

  const count = (value: number) => formatCount(value, i18n.language);
  const input = { variables: { input: { id } } };
  const stop = () => runWithErrorToast(t('run.pauseFailed'), async () => (await pause(input)).data?.pauseImport);
  /** What was typed for fields that were closed may be why: what the plan says of it is asked for anew. */
  const goOn = async () => {
    const resumed = await runWithErrorToast(
      t('run.resumeFailed'),
      async () => (await resume(input)).data?.resumeImport,
    );
    setIsRefused(!resumed);
    if (!resumed) refetch();
  };
  const facts =
    progress &&
    ([
      ['created', progress.created],
      ['changed', progress.changed],
      ['same', progress.same],
      ['failed', progress.failed],
      ['leftOut', progress.leftOut],
      ...(isUndone(summary)
        ? ([
            ['takenBack', progress.takenBack],
            ['left', progress.left],
          ] as const)
        : []),
    ] as const);

  return (
    <Stack $gap={5}>
      <Card {...focusFallback} aria-busy={moving || undefined}>
        <Stack $gap={4}>
          <Inline $justify="space-between">
            <Inline>
              <StateBadge state={state} />
              {steps && (
                <p role="status">
                  {t('run.progress', { count: steps.total, done: count(steps.done), total: count(steps.total) })}
                </p>
              )}
            </Inline>
            <Inline>
              {state === 'RUNNING' && (
                <Button busy={pausing.loading} onClick={() => void stop()}>
                  {t('run.pause')}
                </Button>
              )}
              {state === 'PAUSED' && (
                <Button variant="primary" busy={resuming.loading} onClick={() => void goOn()}>
                  {t('run.resume')}
                </Button>
              )}
            </Inline>
          </Inline>
          {steps && <ProgressBar label={t('run.progressLabel')} value={steps.done} max={steps.total} />}
          {moving && <p>{t(isUndoing ? 'undo.mayLeave' : 'run.mayLeave')}</p>}
          {moving && error && (
            <InlineError
              title={t('run.pollFailed')}
              message={t(isUndoing ? 'undo.pollFailedText' : 'run.pollFailedText')}
            />
          )}
          {progress?.pauseReason && (
            // What is done already can only have been stopped in its undoing.
            <InlineError title={t(state === 'DONE' ? 'undo.stopped' : 'run.stopped')} message={progress.pauseReason} />
          )}
          {state === 'PAUSED' && (isRefused || progress?.pauseReason) && <TakeBackTyped plan={plan} />}
          {facts && (
            <Inline as="dl" $gap={5}>
              {facts.map(([key, value]) => (
                <div key={key}>
                  <dt>{t(`run.facts.${key}`)}</dt>
                  <dd style={{ margin: 0 }}>
                    <strong>{count(value)}</strong>
                  </dd>
                </div>
              ))}
            </Inline>
          )}
        </Stack>
      </Card>
      <AfterRun summary={summary} url={url} />
      <ResultList summary={summary} url={url} pollInterval={moving ? POLL_MS : 0} />
    </Stack>
  );
}
