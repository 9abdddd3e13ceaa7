import { act, cleanup, renderHook } from '@testing-library/react';
import { REVIEW, type Step } from '../steps';
import { toast, toastStore } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { usePlace } from './usePlace';

const step = (key: string) => ({ key, editable: true }) as Step;

/** The place in a form whose questions may come and go. */
function openForm(keys: readonly (string | Step)[]) {
  const stepOf = (each: string | Step) => (typeof each === 'string' ? step(each) : each);
  const { result, rerender } = renderHook(
    ({ steps }) => usePlace(steps, { candidateId: 'ana', isOpen: true }, () => 0),
    { initialProps: { steps: keys.map(stepOf) } },
  );
  return { place: result, show: (next: readonly (string | Step)[]) => rerender({ steps: next.map(stepOf) }) };
}

beforeAll(() => loadTexts('fields'));
beforeEach(() => history.replaceState(null, ''));

it('stays at its question when one before it goes or comes', () => {
  const { place, show } = openForm(['nome', 'cpf', 'rg', 'cidade']);
  act(() => place.current.goTo(2));
  show(['nome', 'rg', 'cidade']);
  expect(place.current.index).toBe(1);
  show(['pis', 'nome', 'cpf', 'rg', 'cidade']);
  expect(place.current.index).toBe(3);
});

describe('when its question is not asked any more', () => {
  const dependent = (key: string, fieldKey: string) => ({ ...step(key), condition: { fieldKey } });

  it('goes on after the nearest earlier one, and not past what it has not shown', () => {
    const { place, show } = openForm(['nome', 'cpf', 'rg', 'pis', 'cidade']);
    act(() => place.current.goTo(3));
    show(['nome', 'cidade', 'rua', 'bairro']);
    expect(place.current).toMatchObject({ index: 1, isLed: true });
    act(() => place.current.goTo(2));
    expect(place.current).toMatchObject({ index: 2, isLed: false });
  });

  it('goes to the first one or to the review where nothing is left before or after it', () => {
    const { place, show } = openForm(['nome', 'cpf']);
    act(() => place.current.goTo(1));
    show(['rg', 'cidade']);
    expect(place.current.index).toBe(0);
    act(() => place.current.goTo(1));
    show(['rg']);
    expect(place.current.index).toBe(REVIEW);
  });

  it('goes to what it depends on, and stays there when it is asked again', () => {
    const before = ['nome', 'filhos', 'pis', dependent('quantos', 'filhos'), dependent('idade', 'quantos'), 'cidade'];
    const { place, show } = openForm(before);
    act(() => place.current.goTo(4));
    show(['nome', 'filhos', 'pis', 'cidade']);
    expect(place.current.index).toBe(1);
    show(before);
    expect(place.current.index).toBe(1);
  });

  it('says so once', () => {
    toast.clear();
    const { place, show } = openForm(['nome', 'cpf', 'rg']);
    act(() => place.current.goTo(1));
    show(['nome', 'rg']);
    show(['nome', 'rg']);
    expect(toastStore.read()).toEqual([expect.objectContaining({ title: 'Esta pergunta não é mais feita.' })]);
  });
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
