import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { recordId } from '../../../lib/recordId';
import { FieldAnswer } from '../../fields/values/FieldAnswer';
import { doubtText } from '../../fields/values/fieldTexts';
import { media, color, space, typeset } from '../../../theme/tokens';
import type { DynamicFieldData } from '../../fields/forms/dynamicFieldFragment';
import { WarningNote } from '../WarningNote';

const IdLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  ${typeset('caption')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/** The record's id as `/v1` gives it, to be given to support or to a program. @param id of the graph */
export function RecordId({ id: globalId }: { id: string }) {
  const { t } = useTranslation('staff');
  const id = recordId(globalId);
  return (
    <IdLine>
      <span>{t('candidates.details.id', { id })}</span>
      <CopyButton iconOnly variant="ghost" text={id} label={t('candidates.details.copyId')} />
    </IdLine>
  );
}

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

/* What has several parts takes the whole line. */
const Row = styled.div<{ $isWide: boolean }>`
  min-width: 0;
  ${({ $isWide }) => $isWide && 'grid-column: 1 / -1;'}
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

const Hint = styled.span`
  display: block;
  ${typeset('small')}
  color: ${color.textMuted};
  font-style: normal;
`;

export interface FactProps {
  label: string;
  /** Null is shown as 'Não informado'. */
  value: ReactNode;
  restricted?: boolean;
  /** What looks wrong with the value; null for nothing. */
  doubt?: string | null;
  /** Why the value is only kept. */
  hint?: string | undefined;
  /** Whether it takes the whole line. */
  isWide?: boolean;
}

/** One label with its value. */
export function Fact({ label, value, restricted = false, doubt = null, hint, isWide = false }: FactProps) {
  const { t } = useTranslation('fields');
  const text = restricted ? t('restricted') : value || t('notInformed');
  return (
    <Row $isWide={isWide}>
      <Label>{label}</Label>
      <Value $muted={restricted || !value}>
        {text}
        {doubt && <WarningNote as="span">{doubt}</WarningNote>}
        {hint && <Hint>{hint}</Hint>}
      </Value>
    </Row>
  );
}

export interface FieldFactsProps {
  fields: readonly DynamicFieldData[];
  /** Why answers are only kept, by the keys of their fields. */
  hints: ReadonlyMap<string, string>;
}

/** The fields of a record to read: restricted ones, empty ones, those that look wrong and those not asked here say so. */
export function FieldFacts({ fields, hints }: FieldFactsProps) {
  const { t } = useTranslation('fields');
  return fields.map((field) => (
    <Fact
      key={field.key}
      label={field.label}
      value={field.value && <FieldAnswer field={field} stored={field.value} tellsDoubts />}
      restricted={!field.viewerCanView}
      doubt={field.type === 'LIST' ? null : doubtText(t, field, field.value)}
      isWide={field.type === 'LIST' && field.value !== null}
      hint={hints.get(field.key)}
    />
  ));
}

export { List as FactList };
