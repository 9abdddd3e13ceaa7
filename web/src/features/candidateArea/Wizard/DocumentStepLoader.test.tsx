import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { loadTexts } from '../../../i18n';
import { question } from '../../../testing/ownCandidate';
import { countReloads } from '../../../testing/pageReloads';
import { renderUi } from '../../../testing/renderUi';
import type { Documents } from '../documents/useDocuments';
import type { Step } from '../steps';
import { DocumentStepLoader, type DocumentStepLoaderProps } from './DocumentStepLoader';

afterEach(() => jest.restoreAllMocks());

/** Draws the question where what sends documents did not come. */
async function open(given: Partial<DocumentStepLoaderProps> = {}) {
  await loadTexts('candidate', 'capture', 'fields');
  const documents: Documents = {
    isReady: false,
    isRead: false,
    drafts: {},
    preparing: [],
    activity: { status: 'idle' },
    isWhole: true,
    queue: null,
    hasFailed: true,
    areUnknown: () => false,
    hasUnsent: () => false,
  };
  const noop = () => undefined;
  const draw = (change: Partial<DocumentStepLoaderProps>) => (
    <DocumentStepLoader
      step={{ key: 'rg', label: 'RG', type: 'FILE', editable: true } as Step}
      stored=""
      sent={undefined}
      documents={documents}
      isSaved
      complaint={null}
      place="middle"
      onBack={noop}
      onGo={noop}
      onExpired={noop}
      {...given}
      {...change}
    />
  );
  const reloads = countReloads();
  const { user, rerender } = renderUi(draw({}));
  await question('RG');
  return { user, reloads, change: (next: Partial<DocumentStepLoaderProps>) => rerender(draw(next)) };
}

it('says that the question could not be loaded, and loads the page anew, as a browser asks for no chunk twice', async () => {
  const { user, reloads } = await open();
  expect(screen.getByRole('alert')).toHaveTextContent('Verifique sua conexão e recarregue a página.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(reloads()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Recarregar página' }));
  expect(reloads()).toBe(1);
});

it('keeps the ways to the other questions open', async () => {
  const onBack = jest.fn();
  const onGo = jest.fn();
  const { user } = await open({ onBack, onGo });
  await user.click(screen.getByRole('button', { name: 'Próximo' }));
  expect([onGo.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect([onGo.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
});

it('loads the page anew when the network is back, once everything that waited is sent', async () => {
  const { reloads, change } = await open({ isSaved: false });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reloads()).toBe(0);
  change({ isSaved: true });
  expect(reloads()).toBe(1);
});
