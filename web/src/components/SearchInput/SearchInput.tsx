import { useRef, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { CloseIcon, SearchIcon } from '../icons';
import { SpinnerRing } from '../Spinner/Spinner';
import { TextInput } from '../TextInput/TextInput';

export interface SearchInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'ref'> {
  /** The name for screen readers; the placeholder alone is none. */
  label: string;
  value: string;
  /** Every change of the text; the screen waits (300 ms) before it asks the server. */
  onValueChange: (value: string) => void;
  /** The search runs: the glass becomes a ring. */
  busy?: boolean;
}

/* The hint is small, as it names all that is searched, which is long. */
const Box = styled(TextInput)`
  &::placeholder {
    font-size: 0.78rem;
  }
`;

/** A search box with a clear button; Escape clears too. */
export function SearchInput({ label, value, onValueChange, busy = false, onKeyDown, ...rest }: SearchInputProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={input}
      type="search"
      aria-label={label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && value) {
          event.preventDefault();
          onValueChange('');
        }
      }}
      startIcon={busy ? <SpinnerRing $size="1rem" /> : <SearchIcon size={16} aria-hidden />}
      endAction={
        value && (
          <IconButton
            label={t('components.search.clear')}
            icon={<CloseIcon size={16} aria-hidden />}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
