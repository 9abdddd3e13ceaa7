import DownloadIcon from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { textParameter, useUrlState } from '../../../lib/urlState';
import { color, typeset } from '../../../theme/tokens';
import { SectionTitle } from '../../fields/forms/sectionTitles';
import { useDownloadDocuments } from '../useDownloadDocuments';
import { LazyDialog } from '../../lazyLoading/LazyDialog';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { useCloseWhenMissing } from './useCloseWhenMissing';
import { CandidateDocumentRow } from './CandidateDocumentRow';

const DocumentViewerDialog = lazyComponent(() => import('./DocumentViewerDialog'));

export const CandidateDocuments_candidate = graphql(`
  fragment CandidateDocuments_candidate on Candidate {
    id
    ending {
      reason
    }
    documents {
      id
      fieldKey
      state
      viewerCanJudge
      ...CandidateDocumentRow_document
      ...DocumentSheets_document
    }
  }
`);

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Missing = styled.p`
  padding-block: 12px;
  ${typeset('body')}
  overflow-wrap: anywhere;

  span {
    ${typeset('small')}
    color: ${color.textMuted};
    font-style: italic;
  }
`;

const Hint = styled.p`
  padding-block-end: 12px;
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export interface CandidateDocumentsProps {
  candidate: FragmentType<typeof CandidateDocuments_candidate>;
  /** The document fields that the viewer may see, in their order. */
  fields: readonly { key: string; label: string; viewerCanView: boolean }[];
  /** Why the document of a field is only kept, by the field's key. */
  hints: ReadonlyMap<string, string>;
  /** Loads the candidate again, and with it new addresses. */
  onStale: () => Promise<unknown>;
}

/** The document whose pictures are on the screen, so that 'back' leads from them. */
const parameters = { picture: textParameter() };

/** A candidate's documents to read: how each stands, its pictures and versions, and all of them as one file. */
export function CandidateDocuments({ candidate: ref, fields, hints, onStale }: CandidateDocumentsProps) {
  const { t } = useTranslation('documents');
  const { t: fieldsT } = useTranslation('fields');
  const candidate = readFragment(CandidateDocuments_candidate, ref);
  const { state, open, close } = useUrlState(parameters);
  const { download, isBusy } = useDownloadDocuments();
  const { documents, ending } = candidate;
  const opened = documents.find(({ id }) => id === state.picture);
  const closePicture = () => close({ picture: '' });
  useCloseWhenMissing(state.picture !== '' && !opened, closePicture);
  if (fields.length === 0) return null;
  // Once the admission has ended they are judged no more.
  const toJudge = !ending && documents.some(({ state, viewerCanJudge }) => state === 'SENT' && viewerCanJudge);
  return (
    <Stack as="section" $gap={2}>
      <SectionTitle>{t('candidate.title', { total: fields.length })}</SectionTitle>
      <Rows>
        {fields.map(({ key, label, viewerCanView }) => {
          const document = documents.find(({ fieldKey }) => fieldKey === key);
          return (
            <li key={key}>
              {document ? (
                <CandidateDocumentRow
                  candidateId={candidate.id}
                  document={document}
                  onLook={() => open({ picture: document.id })}
                />
              ) : (
                <Missing>
                  {label} <span>{fieldsT(viewerCanView ? 'documents.missing' : 'restricted')}</span>
                </Missing>
              )}
              {hints.has(key) && <Hint>{hints.get(key)}</Hint>}
            </li>
          );
        })}
      </Rows>
      {documents.length > 0 && (
        <Inline $gap={2}>
          <Button
            size="small"
            icon={<DownloadIcon size={15} aria-hidden />}
            busy={isBusy}
            busyLabel={t('download.busy')}
            onClick={() => void download([candidate.id])}
          >
            {t('download.all')}
          </Button>
          {toJudge && (
            <LinkButton size="small" to={`/documents?candidate=${encodeURIComponent(candidate.id)}`}>
              {t('candidate.judge')}
            </LinkButton>
          )}
        </Inline>
      )}
      {opened && (
        <LazyDialog
          title={fields.find(({ key }) => key === opened.fieldKey)?.label ?? ''}
          size="extraLarge"
          onClose={closePicture}
        >
          <DocumentViewerDialog document={opened} onStale={onStale} onClose={closePicture} />
        </LazyDialog>
      )}
    </Stack>
  );
}
