import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../components/Spinner/Spinner';
import { loadTexts } from '../../../i18n';
import type { DocumentStepProps } from '../capture/DocumentStep';
import type { Documents } from '../documents/useDocuments';
import { StepFailure, type StepFailureProps } from './StepFailure';

const load = async () => {
  const [{ default: DocumentStep }] = await Promise.all([import('../capture/DocumentStep'), loadTexts('capture')]);
  return DocumentStep;
};

export interface DocumentStepLoaderProps
  extends Omit<DocumentStepProps, 'queue' | 'documents'>, Pick<StepFailureProps, 'isSaved'> {
  documents: Documents;
}

/** The question for a document: what photographs it is a chunk of its own, which no other question loads. */
export function DocumentStepLoader({ documents, isSaved, ...props }: DocumentStepLoaderProps) {
  const { t } = useTranslation('candidate');
  const [DocumentStep, setDocumentStep] = useState<ComponentType<DocumentStepProps> | null>(null);
  const [hasStepFailed, setHasStepFailed] = useState(false);
  const { queue } = documents;

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
  }, []);

  if (DocumentStep && queue && documents.isReady) {
    return <DocumentStep queue={queue} documents={documents} {...props} />;
  }
  if (!hasStepFailed && !documents.hasFailed) return <Spinner label={t('documents.loading')} block />;
  return <StepFailure title={t('documents.loadFailed')} isSaved={isSaved} {...props} />;
}
