import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { loadTexts } from '../../i18n';
import { renderUi } from '../../testing/renderUi';
import { LongText } from './LongText';

const Original = globalThis.ResizeObserver;
let measure = () => {};
beforeAll(() => loadTexts('flow'));
beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      measure = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(66);
});
afterEach(() => {
  globalThis.ResizeObserver = Original;
  jest.restoreAllMocks();
});

const isAsHighAs = (height: number) => jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);

test('a text that does not fit is unfolded and folded again by its button', async () => {
  isAsHighAs(440);
  const { user } = renderUi(<LongText>Aceitou outra vaga.</LongText>);
  act(measure);
  const more = screen.getByRole('button', { name: 'Ver mais', expanded: false });
  await user.click(more);
  const less = screen.getByRole('button', { name: 'Ver menos', expanded: true });
  expect(less).toHaveFocus();
  await user.click(less);
  expect(screen.getByRole('button', { name: 'Ver mais', expanded: false })).toBeVisible();
});

test('a text that fits has no button', () => {
  isAsHighAs(66);
  renderUi(<LongText>Aceitou outra vaga.</LongText>);
  act(measure);
  expect(screen.getByText('Aceitou outra vaga.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
