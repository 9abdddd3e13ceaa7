import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field/Field';
import { Card } from '../../components/Card/Card';
import { LoadError } from '../../components/LoadError/LoadError';
import { Stack, TwoColumns } from '../../components/Layout/Layout';
import { Select } from '../../components/Select/Select';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { readFragment } from '../../generated/staff';
import type { Language, MessageKind } from '../../generated/staff/graphql';
import { messageTextsQuery, MessageText_text } from './reminderOperations';
import { textLanguages, textMessages } from './reminderState';
import { TextForm } from './TextForm';

export interface TextEditorProps {
  /** Null for the office. */
  clientId: string | null;
  message: MessageKind;
  language: Language;
  onChoose: (choice: { message?: MessageKind; language?: Language }) => void;
}

/** Chooses a message and its language, and edits its words. */
export function TextEditor({ clientId, message, language, onChoose }: TextEditorProps) {
  const { t } = useTranslation('reminders');
  const { data, error, refetch } = useQuery(messageTextsQuery, {
    variables: { clientId, language },
    fetchPolicy: 'network-only',
  });
  const texts = data && readFragment(MessageText_text, data.messageTexts);
  const text = texts?.find((one) => one.message === message);
  return (
    <Stack>
      <TwoColumns>
        <Field label={t('texts.message')}>
          <Select
            value={message}
            onChange={({ target }) => onChoose({ message: target.value as MessageKind })}
            options={textMessages.map((value) => ({ value, label: t(`messages.${value}`) }))}
          />
        </Field>
        <Field label={t('language.label')}>
          <Select
            value={language}
            onChange={({ target }) => onChoose({ language: target.value as Language })}
            options={textLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
          />
        </Field>
      </TwoColumns>
      {error ? (
        <LoadError title={t('loadFailed')} onRetry={refetch} />
      ) : text ? (
        <TextForm key={`${clientId} ${language} ${message}`} clientId={clientId} text={text} />
      ) : (
        <Card aria-busy="true">
          <Skeleton lines={6} />
        </Card>
      )}
    </Stack>
  );
}
