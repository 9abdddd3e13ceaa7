import { screen, within } from '@testing-library/react';
import { documentData } from '../../../testing/documentData';
import { serveDocuments } from '../../../testing/documentServer';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData } from '../../../testing/staffData';
import ReviewScreen from './ReviewScreen';

const shown = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Dados a conferir' })).findByText(name);

test('the end of the filtered documents is not told as the end of all', async () => {
  const of = (name: string, fieldKey: string) => documentData({ candidate: candidateData({ name }), fieldKey });
  serveDocuments([of('Ana', 'rg'), of('Bia', 'cnh')]);
  const { user } = await renderStaff(<ReviewScreen />, { path: '/documents?field=rg' });
  await shown('Ana');
  await user.keyboard('a');
  expect(await screen.findByText('Nenhum documento com estes filtros')).toBeVisible();
  expect(screen.queryByText('Todos os documentos foram analisados')).not.toBeInTheDocument();
  const [, inQueue] = screen.getAllByRole('button', { name: 'Limpar filtros' });
  await user.click(inQueue!);
  await shown('Bia');
});
