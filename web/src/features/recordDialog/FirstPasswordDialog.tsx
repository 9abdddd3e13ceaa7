import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Field } from '../../components/Field/Field';
import { TextInput } from '../../components/TextInput/TextInput';
import { toast } from '../../components/Toast/toast';
import { ShownOnceDialog } from './ShownOnceDialog';

export interface FirstPasswordDialogProps {
  title: string;
  email: string;
  password: string;
  busy?: boolean;
  onClose: () => void;
  /** What is said of the account, above its credentials. */
  children: ReactNode;
}

/** Shows the first password of a new account. */
export function FirstPasswordDialog({ email, password, children, ...rest }: FirstPasswordDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <ShownOnceDialog
      {...rest}
      text={(part) => t(`firstPassword.${part}`)}
      value={password}
      otherCopies={
        <CopyButton
          text={t('firstPassword.credentials', { email, password })}
          label={t('firstPassword.copyCredentials')}
          onCopied={() => toast.success({ title: t('copy.credentialsCopied') })}
        />
      }
    >
      {children}
      <Field label={t('firstPassword.email')}>
        <TextInput readOnly value={email} />
      </Field>
    </ShownOnceDialog>
  );
}
