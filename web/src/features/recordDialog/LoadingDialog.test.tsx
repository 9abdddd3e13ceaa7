import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { loadTexts } from '../../i18n';
import { LoadingDialog } from './LoadingDialog';

const dialog = (key: string) => <LoadingDialog key={key} title="Editar Candidato" onClose={() => undefined} />;

beforeAll(() => loadTexts('staff'));

describe('by the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('what comes soon shows no loading dialog', () => {
    const { unmount } = render(dialog('code'));
    act(() => jest.advanceTimersByTime(249));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('dialog', { name: 'Editar Candidato' })).toBeVisible();
    unmount();
  });
});

test('one that waits for the record takes over from one that waited for the code without a gap', async () => {
  const { rerender } = render(dialog('code'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Editar Candidato' })).toBeVisible());
  rerender(dialog('record'));
  expect(screen.getByRole('dialog', { name: 'Editar Candidato' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Carregando');
});
