import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Spinner } from '../../../components/Spinner/Spinner';
import { loadTexts } from '../../../i18n';
import type { DocumentStepProps } from '../capture/DocumentStep';
import type { Documents } from '../documents/useDocuments';

const load = async () => {
  const [{ default: DocumentStep }] = await Promise.all([import('../capture/DocumentStep'), loadTexts('capture')]);
  return DocumentStep;
};

export interface DocumentStepLoaderProps extends Omit<DocumentStepProps, 'queue' | 'documents'> {
  documents: Documents;
}

/** The question for a document: what photographs it is a chunk of its own, which no other question loads. */
export function DocumentStepLoader({ documents, ...props }: DocumentStepLoaderProps) {
  const { t } = useTranslation('candidate');
  const [DocumentStep, setDocumentStep] = useState<ComponentType<DocumentStepProps> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasStepFailed, setHasStepFailed] = useState(false);
  const { queue, retryLoading } = documents;

  useEffect(() => {
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) setDocumentStep(() => loaded);
      },
      () => {
        if (!isOver) setHasStepFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [attempt]);

  const retryStep = useCallback(() => {
    setHasStepFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    window.addEventListener('online', retryStep);
    return () => window.removeEventListener('online', retryStep);
  }, [retryStep]);

  if (DocumentStep && queue && documents.isReady) {
    return <DocumentStep queue={queue} documents={documents} {...props} />;
  }
  if (!hasStepFailed && !documents.hasFailed) return <Spinner label={t('documents.loading')} block />;
  const retry = () => {
    retryStep();
    if (documents.hasFailed) retryLoading();
  };
  return (
    <InlineError
      title={props.step.label}
      message={t('documents.loadFailed')}
      action={<Button onClick={retry}>{t('documents.retry')}</Button>}
    />
  );
}
