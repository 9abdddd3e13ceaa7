import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { displayText } from '../../../fields/fieldTexts';
import { media, color, space, typeset } from '../../../theme/tokens';
import type { DynamicFieldData } from '../../fields/dynamicFieldFragment';

/** The record's id, for whoever asks support or a program about it. */
export const RecordId = styled.p`
  ${typeset('caption')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  margin: 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

const Label = styled.dt`
  ${typeset('small', 'medium')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Value = styled.dd<{ $muted: boolean }>`
  margin: 0;
  ${typeset('body')}
  color: ${({ $muted }) => ($muted ? color.textMuted : color.text)};
  font-style: ${({ $muted }) => ($muted ? 'italic' : 'normal')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export interface FactProps {
  label: string;
  /** Null: 'Não informado'. */
  value: string | null;
  restricted?: boolean;
}

/** One label with its value. */
export function Fact({ label, value, restricted = false }: FactProps) {
  const { t } = useTranslation('fields');
  const text = restricted ? t('restricted') : value || t('notInformed');
  return (
    <div>
      <Label>{label}</Label>
      <Value $muted={restricted || !value}>{text}</Value>
    </div>
  );
}

/** The fields of a record to read: restricted ones and empty ones say so. */
export function FieldFacts({ fields }: { fields: readonly DynamicFieldData[] }) {
  const { t, i18n } = useTranslation('fields');
  return fields.map((field) => (
    <Fact
      key={field.key}
      label={field.label}
      value={displayText(t, i18n.language, field, field.value)}
      restricted={!field.viewerCanView}
    />
  ));
}

export { List as FactList };
