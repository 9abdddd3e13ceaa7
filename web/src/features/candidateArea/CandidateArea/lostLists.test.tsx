/** The form where the input of lists does not come, as after a deployment or where the network is bad. */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';

jest.unstable_mockModule('../../fields/listInput/ListInput', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
const { dependents } = await import('../../../testing/listField');
const { field, question } = await import('../../../testing/ownCandidate');
const { countReloads } = await import('../../../testing/pageReloads');
const { next, openCandidateArea } = await import('../../../testing/openCandidateArea');
const { resetSession } = await import('../../../testing/session');

beforeEach(() => resetSession());
afterEach(() => jest.restoreAllMocks());

const list = field({ key: 'dependentes', label: 'Dependentes', type: 'LIST', listOptions: dependents() });

test('past a list that cannot be opened the way leads to the other questions', async () => {
  const { user } = await openCandidateArea({ fields: [list, field({})] });
  await question('Dependentes');
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível abrir esta lista.');
  await user.click(next());
  await question('Cidade');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await question('Dependentes');
});

test('the page is loaded anew by the button, and when the network is back', async () => {
  const { user } = await openCandidateArea({ fields: [list] });
  await question('Dependentes');
  const reloads = countReloads();
  await user.click(screen.getByRole('button', { name: 'Recarregar página' }));
  expect(reloads()).toBe(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reloads()).toBe(2);
});
