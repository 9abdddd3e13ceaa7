/** Fields that are asked because of the answer to another one, in the forms of candidates. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData, fieldValue, selectField, type FieldValueData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import CandidateDialog from './CandidateDialog';

const when = (fieldKey: string, ...values: string[]) => ({ condition: { fieldKey, values } });
/** A field as the server tells of it where it is not asked. */
const unmet = { active: false, conditionUnmet: true, viewerCanEdit: false, viewerCanEditWhenMet: true };

const children = (value: string | null = null) =>
  selectField({ key: 'filhos', label: 'Tem filhos?', value }, 'Sim', 'Não');
const names = (overrides: Partial<FieldValueData> = {}) =>
  fieldValue({ key: 'nomes', label: 'Nomes dos filhos', required: true, ...when('filhos', 'Sim'), ...overrides });

async function open(fields: FieldValueData[], of: 'new' | 'stored' = 'stored') {
  const candidate = candidateData({ name: 'Ana', fields });
  const server = serveStaff({
    formFields: fields,
    node: candidate,
    createCandidate: { candidate, userErrors: [] },
    updateCandidate: { candidate, userErrors: [] },
  });
  const { user } = await renderStaff(<CandidateDialog id={of === 'new' ? 'new' : candidate.id} onClose={() => {}} />);
  const title = of === 'new' ? 'Novo Candidato' : 'Editar Candidato';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('textbox', { name: 'Nome' });
  return { server, user, dialog };
}
type Form = Awaited<ReturnType<typeof open>>['dialog'];
const parent = (dialog: Form) => dialog.getByRole('combobox', { name: 'Tem filhos?' });
const dependent = (dialog: Form) => dialog.queryByRole('textbox', { name: 'Nomes dos filhos' });

test('a new candidate is asked more the moment that the answer is given, and no more when it is taken back', async () => {
  const { user, dialog } = await open([children(), names(unmet)], 'new');
  expect(dependent(dialog)).not.toBeInTheDocument();
  await user.selectOptions(parent(dialog), 'Sim');
  expect(dependent(dialog)).toBeEnabled();
  expect(dependent(dialog)).toBeRequired();
  await user.selectOptions(parent(dialog), 'Não');
  expect(dependent(dialog)).not.toBeInTheDocument();
});

test('answer and dependents are sent together', async () => {
  const { server, user, dialog } = await open([children(), names(unmet)], 'new');
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana');
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@exemplo.com');
  await user.selectOptions(parent(dialog), 'Sim');
  await user.type(dependent(dialog)!, 'Lia');
  await user.click(dialog.getByRole('button', { name: 'Criar Candidato' }));
  await waitFor(() =>
    expect(server.lastOf('CreateCandidate')['input']).toMatchObject({
      fields: [
        { key: 'filhos', value: 'Sim' },
        { key: 'nomes', value: 'Lia' },
      ],
    }),
  );
});

test('what was typed into a field that is not asked any more is not sent', async () => {
  const { server, user, dialog } = await open([children('Sim'), names()]);
  await user.type(dependent(dialog)!, 'Lia');
  await user.selectOptions(parent(dialog), 'Não');
  expect(dependent(dialog)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Atualizar Candidato' }));
  await waitFor(() =>
    expect(server.lastOf('UpdateCandidate')['input']).toMatchObject({ fields: [{ key: 'filhos', value: 'Não' }] }),
  );
});

test('what was typed comes back with the answer', async () => {
  const { user, dialog } = await open([children('Sim'), names()]);
  await user.type(dependent(dialog)!, 'Lia');
  await user.selectOptions(parent(dialog), 'Não');
  await user.selectOptions(parent(dialog), 'Sim');
  expect(dependent(dialog)).toHaveValue('Lia');
});

test('a stored answer that is not asked for is shown with the reason, and can be changed once it is asked', async () => {
  const { server, user, dialog } = await open([children('Não'), names({ ...unmet, value: 'Lia' })]);
  expect(dependent(dialog)).toBeDisabled();
  expect(dependent(dialog)).not.toBeRequired();
  expect(dependent(dialog)).toHaveAccessibleDescription('Não é pedido por causa da resposta a "Tem filhos?".');
  await user.selectOptions(parent(dialog), 'Sim');
  expect(dependent(dialog)).toBeEnabled();
  await user.type(dependent(dialog)!, ' e Rui');
  await user.click(dialog.getByRole('button', { name: 'Atualizar Candidato' }));
  await waitFor(() =>
    expect(server.lastOf('UpdateCandidate')['input']).toMatchObject({
      fields: [
        { key: 'filhos', value: 'Sim' },
        { key: 'nomes', value: 'Lia e Rui' },
      ],
    }),
  );
});

test('a field that the viewer may not change stays so when it is asked', async () => {
  const { user, dialog } = await open([children(), names({ ...unmet, viewerCanEditWhenMet: false })]);
  await user.selectOptions(parent(dialog), 'Sim');
  expect(dependent(dialog)).toBeDisabled();
});

test('the reason names no field that the viewer does not know of', async () => {
  const { dialog } = await open([names({ ...unmet, condition: null, value: 'Lia' })]);
  expect(dependent(dialog)).toHaveAccessibleDescription('Não é pedido por causa de outra resposta.');
});

test('in a chain the reason is the answer that decides, and not one that counts for nothing', async () => {
  const box = fieldValue({
    key: 'guarda',
    label: 'Tem a guarda?',
    type: 'CHECKBOX',
    ...when('filhos', 'Sim'),
    ...unmet,
  });
  const { user, dialog } = await open([children(), box, names({ ...unmet, ...when('guarda', 'true'), value: 'Lia' })]);
  expect(dependent(dialog)).toHaveAccessibleDescription('Não é pedido por causa da resposta a "Tem filhos?".');
  await user.selectOptions(parent(dialog), 'Sim');
  expect(dependent(dialog)).toHaveAccessibleDescription('Não é pedido por causa da resposta a "Tem a guarda?".');
  await user.click(dialog.getByRole('checkbox', { name: 'Tem a guarda?' }));
  expect(dependent(dialog)).toBeEnabled();
});

test('a document is sent by itself, and so only once the answer that asks for it is saved', async () => {
  const document = fieldValue({ key: 'certidao', label: 'Certidão', type: 'FILE', ...when('filhos', 'Sim'), ...unmet });
  const { user, dialog } = await open([children(), document]);
  await user.selectOptions(parent(dialog), 'Sim');
  const group = within(dialog.getByRole('group', { name: /^Certidão/ }));
  expect(group.getByText(/^Salve as alterações para enviar este documento/)).toBeVisible();
  expect(group.queryByRole('button')).not.toBeInTheDocument();
});

test('what the order has before the answer that it depends on comes right after that one, as in the wizard', async () => {
  const { user, dialog } = await open([names(unmet), children(), fieldValue({ key: 'rua', label: 'Rua' })], 'new');
  await user.selectOptions(parent(dialog), 'Sim');
  const labels = dialog.getAllByText(/^(Tem filhos\?|Nomes dos filhos|Rua)$/).map(({ textContent }) => textContent);
  expect(labels).toEqual(['Tem filhos?', 'Nomes dos filhos*', 'Rua']);
});

test('what an answer asks for appears below the heading of the question, and what is typed elsewhere stays', async () => {
  const family = { section: 'Família' };
  const nickname = fieldValue({ key: 'apelido', label: 'Apelido', section: 'Pessoa' });
  const { user, dialog } = await open([{ ...children(), ...family }, nickname, names(unmet)], 'new');
  await user.type(dialog.getByRole('textbox', { name: 'Apelido' }), 'Aninha');
  const title = dialog.getByRole('heading', { level: 4, name: 'Família' });
  await user.selectOptions(parent(dialog), 'Sim');
  expect(within(dialog.getByRole('group', { name: 'Família' })).getByRole('textbox')).toBe(dependent(dialog));
  expect(title).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Apelido' })).toHaveValue('Aninha');
});
