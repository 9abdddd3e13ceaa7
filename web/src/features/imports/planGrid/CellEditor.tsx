import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { GridEditing } from './gridKeys';
import { EditorInput, EditorSelect, EditorTextarea } from './gridLayout';

export interface CellEditorProps {
  editing: GridEditing;
  /** The name of the cell for screen readers ('E-mail, linha 12'). */
  label: string;
  /** What can be chosen; null where anything can be typed. */
  choices: readonly string[] | null;
  /** The text may have several lines, which an input of one line would make one. */
  isLong: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** The input inside of a cell; its keys are the table's. */
export function CellEditor({ editing, label, choices, isLong, onType, onLeave }: CellEditorProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    (input.current ?? select.current)?.focus({ preventScroll: true });
    // What is there is gone on with, at its end.
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);

  if (choices) {
    return (
      <EditorSelect
        ref={select}
        aria-label={label}
        value={editing.text}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      >
        <option value="" aria-label={label} />
        {editing.text !== '' && !choices.includes(editing.text) && <option value={editing.text}>{editing.text}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </EditorSelect>
    );
  }
  const properties = {
    ref: input,
    'aria-label': label,
    autoComplete: 'off',
    spellCheck: false,
    value: editing.text,
    onBlur: onLeave,
  };
  if (!isLong) return <EditorInput {...properties} onChange={(event) => onType(event.target.value)} />;
  /** Enter writes the text, so that another key ends a line, as in a spreadsheet. */
  const endLine = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !event.altKey) return;
    event.preventDefault();
    const { currentTarget: area } = event;
    area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
    // React learns of it as of what is typed, or it would take the next key for no change.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return <EditorTextarea {...properties} onKeyDown={endLine} onChange={(event) => onType(event.target.value)} />;
}
