import { render, screen, waitFor } from '@testing-library/react';
import { loadTexts } from '../../i18n';
import { LoadingDialog } from './LoadingDialog';

const dialog = (key: string) => <LoadingDialog key={key} title="Editar Candidato" onClose={() => undefined} />;

beforeAll(() => loadTexts('staff'));

test('what comes soon shows no loading dialog', () => {
  const { unmount } = render(dialog('code'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
});

test('one that waits for the record takes over from one that waited for the code without a gap', async () => {
  const { rerender } = render(dialog('code'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Editar Candidato' })).toBeVisible());
  rerender(dialog('record'));
  expect(screen.getByRole('dialog', { name: 'Editar Candidato' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Carregando');
});
