import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Spinner } from '../../../components/Spinner/Spinner';
import { loadTexts } from '../../../i18n';
import type { DocumentStepProps } from '../capture/DocumentStep';
import type { DocumentQueue } from '../documents/documentQueue';

const load = async () => {
  const [{ default: DocumentStep }] = await Promise.all([import('../capture/DocumentStep'), loadTexts('capture')]);
  return DocumentStep;
};

export interface DocumentStepLoaderProps extends Omit<DocumentStepProps, 'queue'> {
  /** Null until it is loaded. */
  queue: DocumentQueue | null;
}

/** The question for a document: what photographs it is a chunk of its own, which no other question loads. */
export function DocumentStepLoader({ queue, ...props }: DocumentStepLoaderProps) {
  const { t } = useTranslation('candidate');
  const [DocumentStep, setDocumentStep] = useState<ComponentType<DocumentStepProps> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) setDocumentStep(() => loaded);
      },
      () => {
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [attempt]);

  useEffect(() => {
    const retry = () => {
      setHasFailed(false);
      setAttempt((before) => before + 1);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  if (DocumentStep && queue && props.documents.isReady) return <DocumentStep queue={queue} {...props} />;
  if (!hasFailed) return <Spinner label={t('documents.loading')} block />;
  return (
    <InlineError
      title={props.step.label}
      message={t('documents.loadFailed')}
      action={
        <Button
          onClick={() => {
            setHasFailed(false);
            setAttempt((before) => before + 1);
          }}
        >
          {t('documents.retry')}
        </Button>
      }
    />
  );
}
