import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { formatCount } from '../../../lib/moments';
import { forgetCandidateLists } from '../../candidates/candidateCache';
import { importProgressDocument, type ImportSummary } from '../importDocuments';
import { pauseImportDocument, resumeImportDocument } from '../importMutations';
import type { ImportUrl } from '../ImportScreen/importState';
import { StateBadge } from '../StateBadge';
import { useTold } from '../useTold';
import { AfterRun } from './AfterRun';
import { isMoving } from './isMoving';
import { ResultList } from './ResultList';

/** How often one asks how far it is. */
const POLL_MS = 1000;

export interface RunStepProps {
  summary: ImportSummary;
  /** The client that was imported for; null for none. */
  clientId: string | null;
  url: ImportUrl;
}

/** How far the run, or its undoing, is; what became of each row; and what can be done next. */
export function RunStep({ summary, clientId, url }: RunStepProps) {
  const { t, i18n } = useTranslation('imports');
  const tell = useTold();
  const { cache } = useApolloClient();
  const { id, state, progress } = summary;
  const moving = isMoving(state);
  const { error } = useQuery(importProgressDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skip: !moving,
  });
  const [pause, pausing] = useMutation(pauseImportDocument);
  const [resume, resuming] = useMutation(resumeImportDocument);
  useEffect(() => {
    // The lists of the dashboards are not what they were.
    forgetCandidateLists(cache);
  }, [cache, state]);

  const count = (value: number) => formatCount(value, i18n.language);
  const input = { variables: { input: { id } } };
  const stop = () => tell(t('run.pauseFailed'), async () => (await pause(input)).data?.pauseImport);
  const goOn = () => tell(t('run.resumeFailed'), async () => (await resume(input)).data?.resumeImport);
  const facts =
    progress &&
    ([
      ['created', progress.created],
      ['changed', progress.changed],
      ['same', progress.same],
      ['failed', progress.failed],
      ['leftOut', progress.leftOut],
      ...(state === 'UNDOING' || state === 'UNDONE'
        ? ([
            ['takenBack', progress.takenBack],
            ['left', progress.left],
          ] as const)
        : []),
    ] as const);

  return (
    <Stack $gap={5}>
      <Card aria-busy={moving || undefined}>
        <Stack $gap={4}>
          <Inline $justify="space-between">
            <Inline>
              <StateBadge state={state} />
              {progress && (
                <p role="status">
                  {t('run.progress', {
                    count: progress.total,
                    done: count(progress.done),
                    total: count(progress.total),
                  })}
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
          {progress && <ProgressBar label={t('run.progressLabel')} value={progress.done} max={progress.total} />}
          {moving && <p>{t('run.mayLeave')}</p>}
          {moving && error && <InlineError title={t('run.pollFailed')} message={t('run.pollFailedText')} />}
          {progress?.pauseReason && <InlineError title={t('run.stopped')} message={progress.pauseReason} />}
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
      <AfterRun summary={summary} clientId={clientId} url={url} />
      <ResultList summary={summary} url={url} pollInterval={moving ? POLL_MS : 0} />
    </Stack>
  );
}
