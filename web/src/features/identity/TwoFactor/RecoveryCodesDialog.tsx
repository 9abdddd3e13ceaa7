import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import DownloadIcon from 'lucide-react/icons/download';
import { Button } from '../../../components/Button/Button';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { PlainList } from '../../../components/PlainList/PlainList';
import { saveFile } from '../../../lib/saveFile';
import { useViewer } from '../../../session/useSession';
import { color, fontFamily, media, radius, space, typeset } from '../../../theme/tokens';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';

const Codes = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  ${typeset('body')}
  font-family: ${fontFamily.mono};

  & > ol {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[2]} ${space[4]};

    ${media.phone} {
      grid-template-columns: 1fr;
    }
  }
`;

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/**
 * Shows recovery codes: this once, as the server keeps their hashes only. Only its button closes it, and the browser's 'back' and closing
 * the page ask first.
 */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('staff');
  const viewer = useViewer();
  const { question } = useUnsavedChanges(true, (part) => t(`twoFactor.codes.leave.${part}`));
  const text = codes.join('\n');
  const email = (viewer?.kind === 'user' && viewer.email) || '';
  const file = `${t('twoFactor.codes.heading', { email })}\n\n${text}\n`;
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={t('twoFactor.codes.title')}
      description={t('twoFactor.codes.text')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('twoFactor.codes.done')}
        </Button>
      }
    >
      <Stack>
        <Codes>
          <PlainList as="ol" aria-label={t('twoFactor.codes.title')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </PlainList>
        </Codes>
        <Inline $gap={2}>
          <CopyButton text={text} label={t('twoFactor.codes.copy')} focusedFirst />
          <Button
            size="small"
            icon={<DownloadIcon size={15} aria-hidden />}
            onClick={() => saveFile(new Blob([file], { type: 'text/plain' }), t('twoFactor.codes.fileName'))}
          >
            {t('twoFactor.codes.save')}
          </Button>
        </Inline>
      </Stack>
      {question}
    </Dialog>
  );
}
