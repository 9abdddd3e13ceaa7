import { SearchInput } from '../../components/SearchInput/SearchInput';
import { SEARCH_DEBOUNCE_MS } from '../../constants';
import { useSearchText } from '../../lib/useSearchText';

export interface ListSearchProps {
  label: string;
  placeholder: string;
  /** The search in force. */
  value: string;
  /** A new search, once the typing has paused. The first and the last of a series make a step in the history. */
  onSearch: (text: string, options: { replace: boolean }) => void;
  busy: boolean;
}

/** The search box of a list. It keeps the text to itself, so that no key stroke renders the list again. */
export function ListSearch({ label, placeholder, value, onSearch, busy }: ListSearchProps) {
  const [text, setText] = useSearchText(
    value,
    (next) => onSearch(next, { replace: value !== '' && next !== '' }),
    SEARCH_DEBOUNCE_MS,
  );
  return <SearchInput label={label} placeholder={placeholder} value={text} onValueChange={setText} busy={busy} />;
}
