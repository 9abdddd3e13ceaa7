import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field/Field';
import { TextArea } from '../../components/TextArea/TextArea';
import { formatCount } from '../../lib/moments';

/** The longest text that the server takes, in characters. */
const LONGEST_TEXT = 20_000;

/** Whether pasted lines can be sent: there are some, and they are not more than the server takes. */
export const canBeRead = (text: string) => text.trim() !== '' && text.length <= LONGEST_TEXT;

export interface PastedLinesProps {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
}

/** The place for pasted lines. It takes any number, and says when they are too many: what a box cuts off is missing unseen. */
export function PastedLines({ label, hint, value, onChange }: PastedLinesProps) {
  const { t, i18n } = useTranslation('imports');
  const counts = {
    length: formatCount(value.length, i18n.language),
    most: formatCount(LONGEST_TEXT, i18n.language),
  };
  return (
    <Field label={label} hint={hint} error={value.length > LONGEST_TEXT && t('tooLong', counts)}>
      <TextArea value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
