import AddIcon from 'lucide-react/icons/plus';
import { Fragment, useContext, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { FieldContext, useFieldControl } from '../../../components/Field/fieldContext';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { color, typeset } from '../../../theme/tokens';
import type { FieldInputProps, FieldInputs } from '../values/fieldInputProps';
import { isFilled } from '../values/fieldRules';
import type { FieldShape } from '../values/fieldShape';
import { columnsOf, itemTitle } from '../values/listValue';
import { ListItemCard } from './ListItemCard';
import { useListItems, type DraftItem, type RemovedFrom } from './useListItems';
import { firstToMend, goToNext, itemElement, leaves } from './listFocus';

const Note = styled.p<{ $size: 'small' | 'large'; $warns?: boolean }>`
  ${({ $size }) => typeset($size)}
  color: ${({ $warns = false }) => ($warns ? color.dangerText : color.textMuted)};
`;

export interface ListInputProps extends FieldInputProps {
  /** The inputs of the answers. */
  inputs: FieldInputs;
}

/** The items of a list, each with an input for every column. */
export function ListInput(props: ListInputProps) {
  const { field, value, onChange, onBlur, keepsUnfinished: isQuestion = false, inputs, ref } = props;
  const { t, i18n } = useTranslation('lists');
  const columns = columnsOf(field);
  const { itemName = '', maxItems = 0 } = field.listOptions ?? {};
  const { language } = i18n;
  // A question of its own begins with its first input, where something has to be answered.
  const beginsWithItem = isQuestion && field.required === true;
  const { items, removed, ...list } = useListItems({ columns, language, value, onChange, beginsWithItem });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const control = useFieldControl({});
  const limitId = useId();
  const size = isQuestion ? 'large' : 'small';
  const isFull = items.length >= maxItems;

  // Who is told that the list cannot be saved is shown where.
  const isInvalid = useContext(FieldContext)?.invalid ?? false;
  const [wasInvalid, setWasInvalid] = useState(false);
  if (isInvalid !== wasInvalid) {
    setWasInvalid(isInvalid);
    if (isInvalid) setLeft(new Set([...left, ...items.map((item) => nameOf(item, ''))]));
  }

  /** Blank items of a list that has to be filled and is not tell what they lack. */
  const asksBlank = isInvalid && field.required === true && value === '';

  useImperativeHandle(ref as Ref<{ focus: () => void }>, () => ({
    focus: () => (firstToMend(root.current, items, columns, language) ?? addButton.current)?.focus(),
  }));

  const removedText = removed ? t('removed', { item: removedName(field, removed) }) : '';

  /** Where the focus goes once the items are drawn: into an item, or to the button below them. */
  const goal = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useEffect(() => {
    const find = goal.current;
    goal.current = null;
    find?.()?.focus();
  });

  const add = () => {
    list.add();
    goal.current = () => root.current?.querySelector<HTMLElement>('fieldset:last-of-type :is(input, select)');
  };
  const remove = (item: DraftItem) => {
    const place = items.indexOf(item);
    const next = items[place + 1] ?? items[place - 1];
    list.remove(item);
    goal.current = () => (next ? itemElement(root.current, next) : addButton.current);
  };
  const putBack = () => {
    if (!removed) return;
    list.putBack(removed);
    goal.current = () => itemElement(root.current, removed.item);
  };

  /** Enter goes through the answers and ends at the button: half a list is not sent by it. */
  const goOnWithEnter = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target } = event;
    const isAnswer = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (event.key !== 'Enter' || !isAnswer || !root.current?.contains(target)) return;
    event.stopPropagation();
    if (target instanceof HTMLSelectElement) return; // Enter in an open one is the browser's.
    event.preventDefault();
    goToNext(root.current, target, addButton.current);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (leaves(currentTarget, relatedTarget)) onBlur?.();
  };
  return (
    <Stack
      role="group"
      aria-label={field.label}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      ref={root}
      $gap={3}
      onKeyDown={goOnWithEnter}
      onBlur={leave}
    >
      {items.map((item, place) => (
        <Fragment key={item.id}>
          {removed?.place === place && <RemovedItem size={size} text={removedText} onPutBack={putBack} />}
          <ListItemCard
            title={itemTitle(field, place)}
            columns={columns}
            item={item}
            asksBlank={asksBlank}
            isLeft={(what) => left.has(nameOf(item, what))}
            size={size}
            inputs={inputs}
            onAnswer={(key, text) => list.answer(item, key, text)}
            onLeave={(what) => setLeft((before) => new Set([...before, nameOf(item, what)]))}
            onRemove={() => remove(item)}
          />
        </Fragment>
      ))}
      {removed?.place === items.length && <RemovedItem size={size} text={removedText} onPutBack={putBack} />}
      {items.length === 0 && <Note $size={size}>{t('empty')}</Note>}
      <Inline $gap={3}>
        <Button
          ref={addButton}
          size={isQuestion ? 'large' : 'small'}
          icon={<AddIcon size={16} aria-hidden />}
          disabled={isFull}
          aria-describedby={isFull ? limitId : undefined}
          onClick={add}
        >
          {t('add', { name: itemName })}
        </Button>
        {isFull && (
          <Note id={limitId} $size={size} $warns={items.length > maxItems}>
            {t('max', { count: maxItems })} {items.length > maxItems && t('tooMany')}
          </Note>
        )}
      </Inline>
      <VisuallyHidden role="status">{removedText}</VisuallyHidden>
    </Stack>
  );
}

/** What was at a place is told by its first answer as well, as the next item has taken its number. */
function removedName(field: FieldShape, { item, place }: RemovedFrom): string {
  const title = itemTitle(field, place);
  const first = item.texts[columnsOf(field)[0]?.key ?? ''] ?? '';
  return isFilled(first) ? `${title} (${first})` : title;
}

/** Stands where an item was that is removed, as long as it can be put back. */
function RemovedItem({ size, text, onPutBack }: { size: 'small' | 'large'; text: string; onPutBack: () => void }) {
  const { t } = useTranslation('lists');
  return (
    <Inline $gap={3}>
      <Note as="span" aria-hidden $size={size}>
        {text}
      </Note>
      <Button variant="ghost" size="small" onClick={onPutBack}>
        {t('undo')}
      </Button>
    </Inline>
  );
}

/** What of an item the person has left: the key of a column, or '' for the item as a whole. */
const nameOf = ({ id }: DraftItem, what: string) => `${id}:${what}`;
