import { styled } from 'styled-components';
import { InfoTip } from '../../components/Field/InfoTip';
import { SearchInput } from '../../components/SearchInput/SearchInput';
import { SEARCH_DEBOUNCE_MS } from '../../constants';
import { useSearchText } from '../../lib/useSearchText';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
`;

export interface ListSearchProps {
  label: string;
  placeholder: string;
  /** The search in force. */
  value: string;
  /** A new search, once the typing has paused. The first and the last of a series make a step in the history. */
  onSearch: (text: string, options: { replace: boolean }) => void;
  busy: boolean;
  /** What the placeholder has no room for, behind an information sign; `label` names the sign. */
  help?: { label: string; text: string };
}

/** The search box of a list. It keeps the text to itself, so that no key stroke renders the list again. */
export function ListSearch({ label, placeholder, value, onSearch, busy, help }: ListSearchProps) {
  const [text, setText] = useSearchText(
    value,
    (next) => onSearch(next, { replace: value !== '' && next !== '' }),
    SEARCH_DEBOUNCE_MS,
  );
  const input = (
    <SearchInput label={label} placeholder={placeholder} value={text} onValueChange={setText} busy={busy} />
  );
  if (!help) return input;
  return (
    <Line>
      {input}
      <InfoTip {...help} />
    </Line>
  );
}
