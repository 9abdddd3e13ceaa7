import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WarningIcon } from '../../../components/icons';
import { color, space, typeset } from '../../../theme/tokens';
import { isFilled } from './fieldRules';
import type { FieldShape } from './fieldShape';
import { columnDoubtText, displayText } from './fieldTexts';
import { columnsOf, itemTitle, readItems } from './listValue';

const Items = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  white-space: normal;
`;

const Item = styled.li`
  min-width: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.border};
  break-inside: avoid;
`;

const Title = styled.p`
  margin: 0;
  ${typeset('small', 'semibold')}
  color: ${color.text};
  overflow-wrap: anywhere;
`;

/* The answers of one item stand below those of the one before, as in a table, where there is room. */
const Pairs = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${space[1]} ${space[4]};
  margin: 0;
`;

/* Doubled, so that no list around it draws them as its own. */
const Label = styled.dt`
  && {
    ${typeset('caption', 'medium')}
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`;

const Answer = styled.dd<{ $muted: boolean }>`
  && {
    display: block;
    margin: 0;
    color: ${({ $muted }) => ($muted ? color.textMuted : color.text)};
    overflow-wrap: anywhere;
  }
`;

const Doubt = styled.span`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  ${typeset('small')}
  color: ${color.orangeText};

  svg {
    flex-shrink: 0;
    margin-top: 3px;
  }
`;

export interface ListItemsProps {
  field: FieldShape;
  stored: string;
  /** Whether what looks wrong is told below its answer. */
  tellsDoubts: boolean;
}

/** The items of a list to read, each with its answers by name. */
export function ListItems({ field, stored, tellsDoubts }: ListItemsProps) {
  const { t, i18n } = useTranslation('fields');
  return (
    <Items>
      {readItems(stored).map((item, place) => (
        <Item key={place}>
          <Title>{itemTitle(field, place)}</Title>
          <Pairs>
            {columnsOf(field).map((column) => {
              const answer = item[column.key] ?? '';
              const doubt = tellsDoubts && columnDoubtText(t, column, answer);
              return (
                <div key={column.key}>
                  <Label>{column.label}</Label>
                  <Answer $muted={!isFilled(answer)}>
                    {isFilled(answer) ? displayText(t, i18n.language, column, answer) : t('notInformed')}
                    {doubt && (
                      <Doubt>
                        <WarningIcon size={14} aria-hidden />
                        {doubt}
                      </Doubt>
                    )}
                  </Answer>
                </div>
              );
            })}
          </Pairs>
        </Item>
      ))}
    </Items>
  );
}
