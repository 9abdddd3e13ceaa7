import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { useSearchText } from './useSearchText';

const commits: string[] = [];

function Box() {
  const [committed, setCommitted] = useState('');
  const [text, setText] = useSearchText(
    committed,
    (next) => {
      commits.push(next);
      setCommitted(next);
    },
    300,
  );
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setCommitted('de fora')}>outside</button>
    </>
  );
}

beforeEach(() => {
  commits.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('searches once, 300 ms after the last key', async () => {
  render(<Box />);
  await user().type(screen.getByRole('textbox'), 'ana');
  wait(299);
  expect(commits).toEqual([]);
  wait(1);
  expect(commits).toEqual(['ana']);
});

test('does not search again for blanks at the ends, nor take them from the box', async () => {
  render(<Box />);
  const typing = user();
  await typing.type(screen.getByRole('textbox'), 'ana');
  wait(300);
  await typing.type(screen.getByRole('textbox'), ' ');
  wait(300);
  expect(commits).toEqual(['ana']);
  expect(screen.getByRole('textbox')).toHaveValue('ana ');
});

test('shows a search that was changed elsewhere', async () => {
  render(<Box />);
  await user().click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveValue('de fora');
  wait(300);
  expect(commits).toEqual([]);
});
