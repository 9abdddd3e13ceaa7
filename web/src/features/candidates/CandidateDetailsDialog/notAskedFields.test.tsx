/** Fields that are not asked of a candidate, in the details. */
import { screen, waitFor } from '@testing-library/react';
import { documentData } from '../../../testing/documentData';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, fieldValue, selectField, type FieldValueData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import type { CandidateDetailsMode } from '../candidateListState';
import CandidateDetailsDialog from './CandidateDetailsDialog';

const children = (value: string | null) => selectField({ key: 'filhos', label: 'Tem filhos?', value }, 'Sim', 'Não');
const unmet = (overrides: Partial<FieldValueData>) =>
  fieldValue({
    active: false,
    conditionUnmet: true,
    viewerCanEdit: false,
    viewerCanEditWhenMet: true,
    condition: { fieldKey: 'filhos', values: ['Sim'] },
    ...overrides,
  });

async function open(mode: CandidateDetailsMode, ...fields: FieldValueData[]) {
  const documents = fields.flatMap(({ key, label, type, value }) =>
    type === 'FILE' && value !== null ? documentData({ fieldKey: key, label }) : [],
  );
  const candidate = candidateData({ id: 'k1', fields, documents });
  const server = serveStaff({ node: candidate, updateCandidate: { candidate, userErrors: [] } });
  const nothing = () => {};
  const { user } = await renderStaff(
    <CandidateDetailsDialog id="k1" mode={mode} onOpen={nothing} onBack={nothing} onClose={nothing} />,
  );
  await screen.findByRole('heading', { name: 'Dados Básicos' });
  return { server, user };
}
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('one without an answer is neither read nor counted, nor is a document that nobody asks for', async () => {
  await open('view', children('Não'), unmet({ label: 'Nomes dos filhos' }), unmet({ label: 'Certidão', type: 'FILE' }));
  expect(screen.getByRole('heading', { name: 'Campos Personalizados (1)' })).toBeVisible();
  expect(screen.queryByText('Nomes dos filhos')).not.toBeInTheDocument();
  expect(screen.queryByText('Certidão')).not.toBeInTheDocument();
});

test('one with an answer is read with the reason why it is only kept', async () => {
  await open(
    'view',
    children('Não'),
    unmet({ label: 'Nomes dos filhos', value: 'Lia' }),
    fieldValue({ label: 'Crachá', active: false, forOtherClients: true, viewerCanEdit: false, value: '7' }),
  );
  expect(valueOf('Nomes dos filhos')).toHaveTextContent(
    /^Lia\s*Não é pedido por causa da resposta a "Tem filhos\?"\.$/,
  );
  expect(valueOf('Crachá')).toHaveTextContent(
    /^7\s*Não é pedido nesta empresa: a resposta que já existe fica guardada\.$/,
  );
  expect(valueOf('Tem filhos?')).toHaveTextContent(/^Não$/);
});

test('a document that was sent before is kept with the reason', async () => {
  await open('view', children('Não'), unmet({ label: 'Certidão', type: 'FILE', value: 'enviado' }));
  const row = screen.getByText('Certidão').closest('li');
  expect(row).toHaveTextContent('Não é pedido por causa da resposta a "Tem filhos?".');
});

test('one that an answer asks for appears in the edit at once, and goes out with the answer', async () => {
  const { server, user } = await open('edit', children('Não'), unmet({ key: 'nomes', label: 'Nomes dos filhos' }));
  const names = () => screen.queryByRole('textbox', { name: 'Nomes dos filhos' });
  expect(names()).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tem filhos?' }), 'Sim');
  await user.type(names()!, 'Lia');
  expect(screen.getByRole('heading', { name: 'Campos Personalizados (2)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(server.lastOf('UpdateCandidate')['input']).toMatchObject({
      fields: [
        { key: 'filhos', value: 'Sim' },
        { key: 'nomes', value: 'Lia' },
      ],
    }),
  );
});
