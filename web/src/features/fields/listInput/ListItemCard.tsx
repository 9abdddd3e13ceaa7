import RemoveIcon from 'lucide-react/icons/trash-2';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { color, focusRing, radius, space, typeset } from '../../../theme/tokens';
import type { FieldInputs } from '../values/fieldInputProps';
import { fieldProblem, formatWarning, isFilled } from '../values/fieldRules';
import type { FieldShape } from '../values/fieldShape';
import { columnDoubtText } from '../values/fieldTexts';
import { ListCell } from './ListCell';
import { leaves } from './listFocus';
import { storedItem, type DraftItem } from './useListItems';

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  &:focus-visible {
    ${focusRing}
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
  margin-bottom: ${space[2]};

  /* Its words, and not the room around them, end where the inputs do. */
  > button {
    margin-inline-end: calc(-1 * ${space[3]});
  }
`;

const Title = styled.span`
  min-width: 0;
  ${typeset('body', 'semibold')}
  overflow-wrap: anywhere;
`;

/* Beside the longest title it is not broken. */
const RemoveButton = styled(Button)`
  flex-shrink: 0;
  white-space: nowrap;
`;

/* As many columns as there is room for: one on a phone, more in a wide form. */
const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space[4]};
  align-items: start;
`;

export interface ListItemCardProps {
  title: string;
  columns: readonly FieldShape[];
  item: DraftItem;
  /** Whether what it lacks is told though nothing of it is filled. */
  asksBlank: boolean;
  /** Whether the person has left the answer to a column, or by '' the item as a whole. */
  isLeft: (what: string) => boolean;
  size: 'small' | 'large';
  inputs: FieldInputs;
  onAnswer: (key: string, text: string) => void;
  onLeave: (what: string) => void;
  onRemove: () => void;
}

/** One item of a list with an input for each answer. */
export function ListItemCard(props: ListItemCardProps) {
  const { title, columns, item, asksBlank, isLeft, size, inputs, onAnswer, onLeave, onRemove } = props;
  const { t, i18n } = useTranslation('lists');
  const { t: fieldsT } = useTranslation('fields');
  const stored = storedItem(item, columns, i18n.language);
  const isBlank = !Object.values(stored).some(isFilled);

  /** What an answer lacks is told once its item is left: who passes by a question may come back to it. */
  const problemOf = (column: FieldShape) => {
    const problem = isBlank && !asksBlank ? null : fieldProblem(column, stored[column.key] ?? '');
    const isDone = isLeft('') || (problem !== 'required' && isLeft(column.key));
    return isDone ? problem : null;
  };
  /** Wrong digits are told at once, what may be on its way to be right when the answer is left. */
  const doubtOf = (column: FieldShape) => {
    const isDone = isLeft('') || isLeft(column.key) || isWhole(column, item.texts[column.key] ?? '');
    return isDone ? columnDoubtText(fieldsT, column, stored[column.key] ?? '') : null;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (leaves(currentTarget, relatedTarget)) onLeave('');
  };
  return (
    <Root tabIndex={-1} onBlur={leave} data-item={item.id}>
      <VisuallyHidden as="legend">{title}</VisuallyHidden>
      <Head>
        <Title aria-hidden>{title}</Title>
        <RemoveButton variant="ghost" size="small" icon={<RemoveIcon size={15} aria-hidden />} onClick={onRemove}>
          {t('remove')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </RemoveButton>
      </Head>
      <Cells>
        {columns.map((column) => (
          <ListCell
            key={column.key}
            column={column}
            text={item.texts[column.key] ?? ''}
            problem={problemOf(column)}
            doubt={doubtOf(column)}
            size={size}
            inputs={inputs}
            onChange={(text) => onAnswer(column.key, text)}
            onLeave={() => onLeave(column.key)}
          />
        ))}
      </Cells>
    </Root>
  );
}

/** Whether a text with a format is as long as it gets. */
const isWhole = (column: FieldShape, text: string) => formatWarning(column, text) === 'checkDigits';
