import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { formatDayOnly } from '../../../lib/days';
import { formatDay } from '../../../lib/moments';
import { color, focusRing, radius, space, touchTarget, typeset } from '../../../theme/tokens';
import type { DocumentOptions, SentDocument as Sent } from '../ownCandidateOperations';

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  ${typeset('large')}
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Reason = styled.p`
  color: ${color.redText};
  white-space: pre-line;
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  margin: 0;
  list-style: none;
  max-width: 100%;
`;

const Thumbnail = styled.button<{ $large: boolean }>`
  display: block;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  cursor: ${({ $large }) => ($large ? 'zoom-out' : 'zoom-in')};
  overflow: hidden;

  &:focus-visible {
    ${focusRing}
  }

  img {
    display: block;
    width: ${({ $large }) => ($large ? '100%' : 'auto')};
    height: ${({ $large }) => ($large ? 'auto' : '96px')};
    min-width: ${touchTarget};
    max-width: 100%;
    object-fit: contain;
  }
`;

const FileLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  color: ${color.accentText};
`;

const tones = { SENT: 'blue', APPROVED: 'green', REFUSED: 'red' } as const;
const validityTones = { VALID: 'neutral', EXPIRING: 'orange', EXPIRED: 'red' } as const;

/** The addresses of pages work for five minutes. */
const RENEWED_AFTER_MS = 4 * 60_000;

export interface SentDocumentProps {
  document: Sent;
  approver: DocumentOptions['approver'] | undefined;
  /** The addresses of the pages no longer work: the record is to be loaded again. */
  onExpired: () => void;
}

/** Where a document stands, in words, and its pages as the server has them. */
export function SentDocument({ document, approver, onExpired }: SentDocumentProps) {
  const { t, i18n } = useTranslation('candidate');
  const { state, pages, expiresOn, validity, sentAt, refusalReason } = document;
  const hasFile = pages.some(({ kind }) => kind === 'PDF');
  useEffect(() => {
    if (!hasFile) return;
    // A picture tells that its address is too old; a link would show it only once it is followed.
    const timer = setInterval(onExpired, RENEWED_AFTER_MS);
    return () => clearInterval(timer);
  }, [hasFile, onExpired]);
  const words = state === 'SENT' && approver === 'NOBODY' ? 'RECEIVED' : state;
  return (
    <Root>
      <Badge tone={tones[state]}>{t(`documents.state.${words}`)}</Badge>
      {state === 'REFUSED' && refusalReason && <Reason>{t('documents.reason', { reason: refusalReason })}</Reason>}
      <Muted>{t('documents.sentOn', { day: formatDay(sentAt, i18n.language) })}</Muted>
      {expiresOn && (
        <Badge tone={validityTones[validity]}>
          {t(`documents.validity.${validity}`, { day: formatDayOnly(expiresOn, i18n.language) })}
        </Badge>
      )}
      <Pages aria-label={t('documents.pages', { label: document.label })}>
        {pages.map((page) => (
          <li key={page.id}>
            <SentPage page={page} onExpired={onExpired} />
          </li>
        ))}
      </Pages>
    </Root>
  );
}

function SentPage({ page, onExpired }: { page: Sent['pages'][number]; onExpired: () => void }) {
  const { t } = useTranslation('candidate');
  const [isLarge, setIsLarge] = useState(false);
  const { kind, pageCount, number, thumbnailUrl, previewUrl, downloadUrl } = page;
  const name = page.name ?? t('documents.page', { number });
  if (kind === 'PDF' || !thumbnailUrl) {
    const text = kind === 'PDF' ? t('documents.pdf', { count: pageCount }) : name;
    return (
      <FileLink href={downloadUrl} target="_blank" rel="noreferrer" aria-label={t('documents.open', { page: text })}>
        {text}
      </FileLink>
    );
  }
  return (
    <Thumbnail
      type="button"
      $large={isLarge}
      aria-expanded={isLarge}
      aria-label={t('documents.enlarge', { page: name })}
      onClick={() => setIsLarge((before) => !before)}
    >
      <img src={(isLarge && previewUrl) || thumbnailUrl} alt="" loading="lazy" onError={onExpired} />
    </Thumbnail>
  );
}
