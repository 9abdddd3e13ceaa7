import { act, cleanup, renderHook } from '@testing-library/react';
import { REVIEW, type Step } from '../steps';
import { usePlace } from './usePlace';

const step = (key: string) => ({ key, editable: true }) as Step;

/** The place in a form whose questions may come and go. */
function openForm(keys: readonly string[]) {
  const { result, rerender } = renderHook(
    ({ steps }) => usePlace(steps, { candidateId: 'ana', isOpen: true }, () => 0),
    { initialProps: { steps: keys.map(step) } },
  );
  return { place: result, show: (next: readonly string[]) => rerender({ steps: next.map(step) }) };
}

beforeEach(() => history.replaceState(null, ''));

it('stays at its question when one before it goes or comes', () => {
  const { place, show } = openForm(['nome', 'cpf', 'rg', 'cidade']);
  act(() => place.current.goTo(2));
  show(['nome', 'rg', 'cidade']);
  expect(place.current.index).toBe(1);
  show(['pis', 'nome', 'cpf', 'rg', 'cidade']);
  expect(place.current.index).toBe(3);
});

it('goes on with the question that stands where its own has gone', () => {
  const { place, show } = openForm(['nome', 'cpf', 'rg', 'cidade']);
  act(() => place.current.goTo(2));
  show(['nome', 'cpf', 'cidade']);
  expect(place.current.index).toBe(2);
});

it('stays at the review when questions come', () => {
  const { place, show } = openForm(['nome', 'cpf']);
  act(() => place.current.goTo(REVIEW));
  show(['nome', 'cpf', 'rg']);
  expect(place.current.index).toBe(REVIEW);
});

describe('the place whose history entry has lost it', () => {
  /** What a browser tells of how this page was opened; jsdom has no word for it. */
  const openedBy = (type: string) => Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const loadAnew = () => {
    const kept = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, kept); // A reload closes the page without a word.
    history.replaceState(null, '');
    return openForm(['nome', 'cpf', 'rg', 'cidade']).place.current.index;
  };
  const goTo = (index: number) => {
    const { place } = openForm(['nome', 'cpf', 'rg', 'cidade']);
    act(() => place.current.goTo(index));
  };

  it.each([
    ['is found after a reload', 'reload', 2],
    ['is not that of another visit', 'navigate', 0],
  ])('%s', (_what, type, index) => {
    openedBy(type);
    goTo(2);
    expect(loadAnew()).toBe(index);
  });

  it('is forgotten as the form closes', () => {
    openedBy('reload');
    goTo(2);
    expect(sessionStorage).toHaveLength(1);
    cleanup();
    expect(sessionStorage).toHaveLength(0);
  });
});
