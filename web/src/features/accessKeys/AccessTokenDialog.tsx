import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { Inline, Stack } from '../../components/Layout/Layout';
import { TextInput } from '../../components/TextInput/TextInput';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';

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
        <Button variant="primary" onClick={onClose} data-autofocus="">
          {t('accessKeys.token.done')}
        </Button>
      }
    >
      <Stack>
        <Field label={t('accessKeys.token.label')} hint={t('accessKeys.token.hint')}>
          <TextInput readOnly value={token} />
        </Field>
        <Inline $gap={2}>
          <CopyButton text={token} label={t('accessKeys.token.copy')} />
        </Inline>
      </Stack>
      {question}
    </Dialog>
  );
}
