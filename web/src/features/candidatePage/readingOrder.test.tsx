import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openCandidatePage, region, serveCandidates } from '../../testing/candidatePage';
import { candidateData, fieldValue } from '../../testing/staffData';

test('on paper there is the record, without link, password and notes; the button prints it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const cpf = fieldValue({ key: 'cpf', label: 'CPF', value: '52998224725', format: 'CPF' });
  serveCandidates([candidateData({ id: 'ana', name: 'Ana', accessToken: 'segredo-do-link', fields: [cpf] })]);
  const { user } = await openCandidatePage('/candidates/ana', 'client');
  const isPrinted = (element: Element) => element.closest('[data-screen-only]') === null;
  expect(isPrinted(await screen.findByLabelText('Token'))).toBe(false);
  expect(isPrinted(await region('Notas'))).toBe(false);
  expect(isPrinted(screen.getByRole('link', { name: '← Voltar' }))).toBe(false);
  expect(isPrinted(screen.getByRole('heading', { level: 1, name: 'Ana' }))).toBe(true);
  expect(isPrinted(screen.getByText('529.982.247-25'))).toBe(true);
  expect(isPrinted(await region('Confirmação'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the parts stand in the order in which they are read: access and notes after the answers', async () => {
  serveCandidates([candidateData({ id: 'ana', accessToken: 'segredo-do-link' })]);
  await openCandidatePage('/candidates/ana');
  await region('Notas');
  const parts = ['Confirmação', 'Prazos', 'Dados Básicos', 'Dados de Acesso', 'Notas', 'Linha do tempo'];
  expect(
    screen
      .getAllByRole('region')
      .map((part) => within(part).getAllByRole('heading')[0]!.textContent)
      .filter((title) => parts.includes(title)),
  ).toEqual(parts);
});

test('answers stand under the headings that the office has given their fields, on paper as well', async () => {
  const account = fieldValue({ label: 'Banco', value: 'Um', section: 'Conta' });
  serveCandidates([candidateData({ id: 'ana', fields: [account, fieldValue({ label: 'Apelido', value: 'Aninha' })] })]);
  await openCandidatePage('/candidates/ana');
  const group = within(await screen.findByRole('group', { name: 'Conta' }));
  const heading = group.getByRole('heading', { level: 4, name: 'Conta' });
  expect(heading.closest('[data-screen-only]')).toBeNull();
  expect(group.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Banco']);
});
