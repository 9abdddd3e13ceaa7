import PdfIcon from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextButton } from '../../../components/Button/TextButton';
import { Inline } from '../../../components/Layout/Layout';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatMoment } from '../../../lib/moments';
import { useUrlState } from '../../../lib/urlState';
import { color, focusRing, radius, space, typeset } from '../../../theme/tokens';
import { DocumentBadges } from '../DocumentBadges';
import { LazySection } from '../../lazyLoading/LazySection';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { JudgementLine } from './JudgementLine';
import { unfolding, versionsParameters } from './versionsAddress';

const DocumentVersions = lazyComponent(() => import('./DocumentVersions'));

export const CandidateDocumentRow_document = graphql(`
  fragment CandidateDocumentRow_document on Document {
    id
    fieldKey
    label
    version
    sentAt
    pages {
      id
      kind
      downloadUrl
      thumbnailUrl: previewUrl(width: 240)
    }
    ...DocumentBadges_document
    ...JudgementLine_document
  }
`);

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
`;

const Thumbnail = styled.button`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Texts = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Label = styled.p`
  ${typeset('body', 'medium')}
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

export interface CandidateDocumentRowProps {
  candidateId: string;
  document: FragmentType<typeof CandidateDocumentRow_document>;
  onLook: () => void;
}

/** One document of a candidate: its first page, how it stands, who judged it, and its earlier versions. */
export function CandidateDocumentRow({ candidateId, document: ref, onLook }: CandidateDocumentRowProps) {
  const { t, i18n } = useTranslation('documents');
  const document = readFragment(CandidateDocumentRow_document, ref);
  const { state, change } = useUrlState(versionsParameters);
  const { fieldKey, label, version, pages, sentAt } = document;
  const hasVersions = state.versions === fieldKey;
  const first = pages[0];
  const sent = t('review.sent', { when: formatMoment(sentAt, i18n.language) });
  return (
    <Row>
      <Thumbnail type="button" aria-label={t('candidate.look', { label })} onClick={onLook}>
        {first?.thumbnailUrl ? <img src={first.thumbnailUrl} alt="" /> : <PdfIcon size={26} aria-hidden />}
      </Thumbnail>
      <Texts>
        <Inline $gap={2}>
          <Label>{label}</Label>
          <DocumentBadges document={document} />
        </Inline>
        <Muted>{version > 1 ? `${sent} · ${t('review.version', { version })}` : sent}</Muted>
        <JudgementLine document={document} />
        {version > 1 && (
          <div>
            <TextButton
              aria-expanded={hasVersions}
              onClick={() => change(unfolding(hasVersions ? '' : fieldKey), { replace: true })}
            >
              {t('versions.show')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </TextButton>
          </div>
        )}
      </Texts>
      {hasVersions && (
        <Wide>
          <LazySection>
            <DocumentVersions candidateId={candidateId} fieldKey={document.fieldKey} />
          </LazySection>
        </Wide>
      )}
    </Row>
  );
}
