import { useQuery } from '@apollo/client/react';
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field } from '../../../components/Field/Field';
import { ChevronDownIcon } from '../../../components/icons';
import { chipStyles } from '../../../components/FilterChip/chipStyles';
import { TextInput } from '../../../components/TextInput/TextInput';
import { SEARCH_DEBOUNCE_MS } from '../../../constants';
import { graphql } from '../../../generated/staff';
import { useSearchText } from '../../../lib/useSearchText';
import { media, touchTarget } from '../../../theme/tokens';
import { PickerList, type PickerOption } from './PickerList';

const OPTIONS_SHOWN = 8;

const clientPickerQuery = graphql(`
  query ClientPicker($first: Int!, $search: String!) {
    clients(first: $first, search: $search, sort: COMPANY_ASC) {
      edges {
        node {
          id
          name
          companyName
        }
      }
    }
  }
`);

const chosenClientQuery = graphql(`
  query ClientPickerChosen($id: ID!) {
    node(id: $id) {
      ... on Client {
        id
        companyName
      }
    }
  }
`);

/**
 * The company of a client.
 * @param id '' for no client
 * @returns '' for none, and until it is known
 */
export function useCompanyName(id: string): string {
  const { data } = useQuery(chosenClientQuery, { variables: { id }, skip: !id });
  return data?.node?.__typename === 'Client' ? data.node.companyName : '';
}

const Root = styled.div`
  position: relative;
  min-width: 0;
`;

const Chip = styled.span<{ $active: boolean }>`
  ${chipStyles}
`;

const ChipInput = styled.input`
  flex: 0 1 auto;
  width: 6.5rem;
  min-width: 0;
  max-width: 13rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  outline: none;
  text-overflow: ellipsis;

  @supports (field-sizing: content) {
    width: auto;
    field-sizing: content;
  }

  &::placeholder {
    color: inherit;
    opacity: 1;
  }

  /* A text of 16 px keeps a phone from zooming in on focus; the whole height of the chip is the target. */
  ${media.touch} {
    min-height: ${touchTarget};
    font-size: 1rem;
  }
`;

export interface ClientPickerProps {
  label: string;
  /** What no choice is called: 'Todos'. Absent where each choice is added to others. */
  noneLabel?: string;
  /** What may be chosen besides clients. */
  others?: readonly PickerOption[];
  /** A client's id; '' for none. */
  value: string;
  /** Clients that are chosen besides, and marked in the list; choosing one of them again calls `onChange` as well. */
  marked?: readonly string[];
  onChange: (id: string, label: string) => void;
  /** `field`: in a form, with its label above; `chip`: a filter in a row of filters. */
  appearance?: 'field' | 'chip';
  hint?: string;
}

/** Chooses a client out of any number: a combobox (WAI-ARIA) that asks the server for what is typed. */
export function ClientPicker(props: ClientPickerProps) {
  const { label, noneLabel, others = [], value, marked = [], onChange, appearance = 'field', hint } = props;
  const { t } = useTranslation('staff');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch, SEARCH_DEBOUNCE_MS);

  const found = useQuery(clientPickerQuery, { variables: { first: OPTIONS_SHOWN, search }, skip: !open });
  const other = others.find((option) => option.id === value);
  const company = useCompanyName(other ? '' : value);
  const chosen = other?.label ?? company;

  /** What is listed belongs to the text before. */
  const isPending = text.trim() !== search || found.loading;
  const listed = found.data?.clients.edges ?? [];
  const clients = listed.map(({ node }) => ({ id: node.id, label: node.companyName, detail: node.name }));
  const none = noneLabel === undefined ? [] : [{ id: '', label: noneLabel }];
  const always = search ? [] : [...none, ...others];
  // Nothing is offered for another text than the one that stands there: Enter would choose it.
  const options: PickerOption[] = text.trim() !== search ? [] : [...always, ...clients];
  const current = Math.min(active, options.length - 1);

  const close = () => {
    setOpen(false);
    setText('');
    setSearch('');
    setActive(0);
  };
  const choose = (option: PickerOption | undefined) => {
    if (!option) return;
    if (option.id !== value) onChange(option.id, option.label);
    close();
  };

  const retry = () => {
    // The button goes with the failure, and with it the focus would leave the picker unseen.
    root.current?.querySelector('input')?.focus();
    found.refetch().catch(() => undefined);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (!open) setOpen(true);
      else if (options.length > 0) setActive((current + step + options.length) % options.length);
    } else if (event.key === 'Enter' && open && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      choose(options[current]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };

  const control = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': open && current >= 0 ? `${id}-${current}` : undefined,
    autoComplete: 'off',
    spellCheck: false,
    value: open ? text : chosen,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setOpen(true);
      setActive(0);
      setText(event.target.value);
    },
    onClick: () => setOpen(true),
  } as const;
  const searching = t('clients.picker.placeholder');

  return (
    // A dialog around it leaves Escape to the open list.
    <Root
      ref={root}
      data-takes-escape={open ? '' : undefined}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget }) => {
        // Into the list, to the button that tries again.
        if (!root.current?.contains(relatedTarget)) close();
      }}
    >
      {appearance === 'chip' ? (
        <Chip as="label" $active={value !== ''}>
          {value !== '' && <span aria-hidden>{`${label}:`}</span>}
          <ChipInput {...control} aria-label={label} placeholder={open ? searching : label} />
          <ChevronDownIcon size={14} aria-hidden style={{ pointerEvents: 'none' }} />
        </Chip>
      ) : (
        <Field label={label} hint={hint}>
          <TextInput
            {...control}
            placeholder={open ? searching : (noneLabel ?? searching)}
            endAction={<ChevronDownIcon size={16} aria-hidden style={{ marginInline: 10, pointerEvents: 'none' }} />}
          />
        </Field>
      )}
      {open && (
        <PickerList
          id={id}
          label={label}
          options={options}
          active={current}
          selected={[value, ...marked]}
          isMultiple={noneLabel === undefined}
          loading={isPending}
          failure={isPending || !found.error ? null : { retry }}
          onHover={setActive}
          onChoose={choose}
        />
      )}
    </Root>
  );
}
