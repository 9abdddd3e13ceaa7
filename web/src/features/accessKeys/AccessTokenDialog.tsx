import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { Inline, Stack } from '../../components/Layout/Layout';
import { TextArea } from '../../components/TextArea/TextArea';
import { fontFamily } from '../../theme/tokens';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';

/* It breaks anywhere, so that all of it is seen on a phone. */
const Token = styled(TextArea)`
  font-family: ${fontFamily.mono};
  word-break: break-all;
`;

/**
 * Shows the token of a new key: this once, as the server keeps only its hash. Only its button closes it: one Escape or a click beside
 * it would lose the token, and the browser's 'back' and closing the page ask first.
 */
export function AccessTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const { question } = useUnsavedChanges(true, (part) => t(`accessKeys.token.leave.${part}`));
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={t('accessKeys.token.title')}
      description={t('accessKeys.token.text')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('accessKeys.token.done')}
        </Button>
      }
    >
      <Stack>
        <Field label={t('accessKeys.token.label')} hint={t('accessKeys.token.hint')}>
          <Token readOnly value={token} minHeight={100} spellCheck={false} />
        </Field>
        <Inline $gap={2}>
          <CopyButton text={token} label={t('accessKeys.token.copy')} focusedFirst />
        </Inline>
      </Stack>
      {question}
    </Dialog>
  );
}
