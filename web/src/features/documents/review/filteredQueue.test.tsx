import { screen, waitFor, within } from '@testing-library/react';
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

describe('the kinds to choose from are all that candidates are asked for, not those of the first documents that wait', () => {
  const waiting = () => [
    documentData({ candidate: candidateData({ name: 'Ana' }), fieldKey: 'diploma', label: 'Diploma' }),
  ];
  const rg = { key: 'rg', label: 'RG', type: 'FILE' };
  const city = { key: 'cidade', label: 'Cidade', type: 'TEXT' };
  const diploma = { key: 'diploma', label: 'Diploma', type: 'FILE' };
  const kindsOf = async (role: 'admin' | 'client') => {
    await renderStaff(<ReviewScreen />, { path: '/documents?field=diploma', role });
    const kinds = await screen.findByRole('combobox', { name: 'Documento' });
    await waitFor(() => expect(kinds).toHaveDisplayValue('Diploma'));
    return within(kinds)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  };

  test('of the own company', async () => {
    serveDocuments(waiting(), { formFields: [rg, city, diploma] });
    expect(await kindsOf('client')).toEqual(['Todos', 'RG', 'Diploma']);
  });

  test('of every company for an administrator', async () => {
    const customFields = [rg, city, diploma].map((field) => ({ id: field.key, ...field }));
    serveDocuments(waiting(), { customFields, formFields: [rg] });
    expect(await kindsOf('admin')).toEqual(['Todos', 'RG', 'Diploma']);
  });
});
