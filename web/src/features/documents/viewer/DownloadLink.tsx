import DownloadIcon from 'lucide-react/icons/download';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { toast } from '../../../components/Toast/toast';
import { failureText } from '../../../lib/failures';
import { color, focusRing, media, radius, touchTarget } from '../../../theme/tokens';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.medium};
  color: ${color.textMuted};

  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
  ${media.touch} {
    width: ${touchTarget};
    height: ${touchTarget};
  }
`;

export interface DownloadLinkProps {
  url: string;
  /** Gets a new address, which then comes as `url`. Rejects when there is none. */
  onStale: () => Promise<unknown>;
}

/** Downloads a page. Addresses last for minutes, and a document may be looked at for longer: each press gets a new one first. */
export function DownloadLink({ url, onStale }: DownloadLinkProps) {
  const { t } = useTranslation('documents');
  const link = useRef<HTMLAnchorElement>(null);
  const isFresh = useRef(false);
  const [renewals, setRenewals] = useState(0);
  useEffect(() => {
    if (renewals === 0) return;
    isFresh.current = true;
    link.current?.click();
    isFresh.current = false;
  }, [renewals]);

  const renew = async (event: MouseEvent) => {
    if (isFresh.current) return;
    event.preventDefault();
    try {
      await onStale();
      setRenewals((before) => before + 1);
    } catch (error) {
      toast.error({ title: t('download.failed'), description: failureText(error) ?? undefined });
    }
  };

  return (
    <Link
      ref={link}
      href={url}
      download
      aria-label={t('viewer.download')}
      title={t('viewer.download')}
      onClick={(event) => void renew(event)}
    >
      <DownloadIcon size={18} aria-hidden />
    </Link>
  );
}
