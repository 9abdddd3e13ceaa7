import { useTranslation } from 'react-i18next';
import type { FieldShape } from './fieldShape';
import { displayText } from './fieldTexts';
import { ListItems } from './ListItems';
import { readItems } from './listValue';

export interface FieldAnswerProps {
  field: FieldShape;
  stored: string;
  /** Whether what looks wrong within a list is told there; of any other answer, what stands around it tells that. */
  tellsDoubts?: boolean;
}

/** An answer to read: a list by its items, any other as a text. */
export function FieldAnswer({ field, stored, tellsDoubts = false }: FieldAnswerProps) {
  const { t, i18n } = useTranslation('fields');
  if (field.type === 'LIST' && readItems(stored).length > 0) {
    return <ListItems field={field} stored={stored} tellsDoubts={tellsDoubts} />;
  }
  return displayText(t, i18n.language, field, stored);
}
