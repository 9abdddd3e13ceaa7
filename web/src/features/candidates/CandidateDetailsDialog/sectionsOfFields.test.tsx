/** The headings that the office has given its fields, in the details of a candidate. */
import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, fieldValue, selectField } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import type { CandidateDetailsMode } from '../candidateListState';
import CandidateDetailsDialog from './CandidateDetailsDialog';

const home = (key: string, label: string) => fieldValue({ key, label, value: '1', section: 'Moradia' });
const fields = [
  fieldValue({ key: 'telefone', label: 'Telefone', value: '11' }),
  home('address', 'Endereço'),
  home('vizinho', 'Vizinho'),
  selectField({ key: 'filhos', label: 'Tem filhos?', value: 'Sim', section: 'Família' }, 'Sim', 'Não'),
  fieldValue({ key: 'apelido', label: 'Apelido', value: 'Aninha' }),
  fieldValue({ key: 'nomes', label: 'Nomes', value: 'Lia', condition: { fieldKey: 'filhos', values: ['Sim'] } }),
  home('ponto', 'Ponto de ônibus'),
  { ...home('conta', 'Conta de luz'), type: 'FILE', value: null },
];

async function open(mode: CandidateDetailsMode) {
  const candidate = candidateData({ id: 'k1', fields });
  serveStaff({ node: candidate });
  const nothing = () => {};
  await renderStaff(<CandidateDetailsDialog id="k1" mode={mode} onOpen={nothing} onBack={nothing} onClose={nothing} />);
  await screen.findByRole('heading', { name: 'Dados Básicos' });
  /** What stands in the part of a heading. */
  return (title: string) => {
    const part = screen.getByRole('heading', { level: 3, name: title }).closest('section')!;
    const groups = within(part).getAllByRole('group');
    return { part, groups };
  };
}

test('are below the headings of the parts, each once, whatever the keys of its fields', async () => {
  const partOf = await open('view');
  const headings = screen.getAllByRole('heading').map((each) => `${each.tagName} ${each.textContent}`);
  expect(headings.filter((each) => !/Dados Básicos|Detalhes|Dados de Acesso/.test(each))).toEqual([
    'H3 Dados Adicionais',
    'H3 Campos Personalizados (6)',
    'H4 Moradia',
    'H4 Família',
    'H3 Documentos (1)',
  ]);
  const { part, groups } = partOf('Campos Personalizados (6)');
  const labels = (of: HTMLElement) =>
    within(of)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toEqual(
    within(part)
      .getAllByRole('heading', { level: 4 })
      .map(({ id }) => id),
  );
  expect(groups.map(labels)).toEqual([
    ['Endereço', 'Vizinho', 'Ponto de ônibus'],
    ['Tem filhos?', 'Nomes'],
  ]);
  expect(labels(part)[0]).toBe('Apelido');
});

test('group the inputs of the edit in the same way', async () => {
  const partOf = await open('edit');
  const { part, groups } = partOf('Campos Personalizados (6)');
  const inputs = (of: HTMLElement) =>
    [...of.querySelectorAll<HTMLInputElement>('input, select')].map(({ labels }) => labels![0]!.textContent);
  expect(groups.map(inputs)).toEqual([
    ['Endereço', 'Vizinho', 'Ponto de ônibus'],
    ['Tem filhos?', 'Nomes'],
  ]);
  expect(inputs(part)[0]).toBe('Apelido');
  const documents = screen.getByRole('heading', { level: 3, name: 'Documentos (1)' }).closest('section')!;
  expect(within(documents).getAllByRole('heading')).toHaveLength(1);
});
