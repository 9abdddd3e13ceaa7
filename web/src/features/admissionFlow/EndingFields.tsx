import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field } from '../../components/Field/Field';
import { Select } from '../../components/Select/Select';
import { TextArea } from '../../components/TextArea/TextArea';
import { MAX_ENDING_MESSAGE } from '../../constants';
import type { EndReason } from '../../generated/staff/graphql';
import { color, typeset } from '../../theme/tokens';
import { endReasons } from './endReasons';

const Consequence = styled.p`
  ${typeset('body')}
  color: ${color.textMuted};
`;

export interface EndingFieldsProps {
  /** '' while none is chosen. */
  reason: '' | EndReason;
  message: string;
  onChange: (change: { reason?: '' | EndReason; message?: string }) => void;
  /** More than one admission is ended. */
  isForSeveral?: boolean;
}

/** Why an admission ends, in a choice and in words, and what that means for the candidate. */
export function EndingFields({ reason, message, onChange, isForSeveral = false }: EndingFieldsProps) {
  const { t } = useTranslation(['flow', 'staff']);
  return (
    <>
      <Consequence>{t('ending.consequence', { count: isForSeveral ? 2 : 1 })}</Consequence>
      <Field label={t('ending.reason')} required>
        <Select
          data-autofocus=""
          value={reason}
          placeholder={t('ending.noReason')}
          options={endReasons.map((value) => ({ value, label: t(`staff:candidates.endReasons.${value}`) }))}
          onChange={({ target }) => onChange({ reason: target.value as '' | EndReason })}
        />
      </Field>
      <Field label={t('ending.message')}>
        <TextArea
          maxLength={MAX_ENDING_MESSAGE}
          value={message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      </Field>
    </>
  );
}
