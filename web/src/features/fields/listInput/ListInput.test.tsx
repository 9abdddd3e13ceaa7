import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState, type FormEvent } from 'react';
import { Field } from '../../../components/Field/Field';
import { changeLanguage, loadTexts } from '../../../i18n';
import { dependents, listColumn, storedItems } from '../../../testing/listField';
import { renderUi } from '../../../testing/renderUi';
import { fieldInputs } from '../values/fieldInputs';
import type { FieldInputProps } from '../values/fieldInputProps';
import type { FieldShape } from '../values/fieldShape';

const list = (options: object = {}, data: Partial<FieldShape> = {}): FieldShape => ({
  key: 'dependentes',
  label: 'Dependentes',
  type: 'LIST',
  options: [],
  listOptions: dependents(options),
  ...data,
});
const ana = { nome: 'Ana', nascimento: '2020-05-31' };
const bia = { nome: 'Bia', nascimento: '2021-01-02' };

afterEach(() => changeLanguage('pt-BR'));

/** Draws a form around the list, which refuses every submit with the list's own problem when it is told to. */
async function open(stored = '', field = list(), props: Partial<FieldInputProps> = {}) {
  await loadTexts('fields');
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const changes: string[] = [];
  const Input = fieldInputs.LIST;
  function Example() {
    const [value, setValue] = useState(stored);
    const [error, setError] = useState('');
    const input = useRef<HTMLElement>(null);
    const change = (next: string) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <form onSubmit={onSubmit}>
        <Field label={field.label} error={error}>
          <Input field={field} value={value} onChange={change} {...props} ref={input} />
        </Field>
        <button
          type="button"
          onClick={() => {
            setError('Não foi salvo.');
            input.current?.focus();
          }}
        >
          Recusar
        </button>
        <button type="button" onClick={() => setValue(storedItems({ nome: 'Outro aparelho' }))}>
          Trocar
        </button>
        <button>Salvar</button>
      </form>
    );
  }
  const { user } = renderUi(<Example />);
  await screen.findByRole('group', { name: 'Dependentes' });
  return { user, changes, onSubmit, value: () => changes.at(-1) };
}

const item = (number: number) => within(screen.getByRole('group', { name: `Dependente ${number}` }));
const text = (number: number, label: string) => item(number).getByRole('textbox', { name: label });
const button = (name: string) => screen.getByRole('button', { name });
const titles = () => screen.queryAllByRole('group', { name: /^Dependente \d/ }).map((each) => each.textContent);

test('an item is added and filled in, and the value holds its answers as they are stored', async () => {
  const { user, value } = await open();
  expect(screen.getByText('Nenhum item adicionado.')).toBeVisible();
  await user.click(button('Adicionar Dependente'));
  expect(text(1, 'Nome')).toHaveFocus();
  expect(screen.queryByText('Nenhum item adicionado.')).not.toBeInTheDocument();
  await user.keyboard('Ana Lima ');
  await user.type(text(1, 'CPF'), '52998224725');
  await user.type(text(1, 'Data de nascimento'), '31052020');
  await user.selectOptions(item(1).getByRole('combobox', { name: 'Parentesco' }), 'Filho');
  expect(text(1, 'CPF')).toHaveValue('529.982.247-25');
  expect(value()).toBe(
    storedItems({ nome: 'Ana Lima', cpf: '52998224725', nascimento: '2020-05-31', parentesco: 'Filho' }),
  );
});

test('an item without any answer is none', async () => {
  const { user, changes } = await open(storedItems(ana));
  await user.click(button('Adicionar Dependente'));
  await user.tab();
  await user.tab();
  expect(titles()).toHaveLength(2);
  expect(changes).toEqual([]);
  expect(screen.queryByText('Nome é obrigatório')).not.toBeInTheDocument();
});

test('an item is removed, which is told, and comes back where it was', async () => {
  const { user, value } = await open(storedItems(ana, bia));
  await user.click(button('Remover Dependente 1'));
  expect(value()).toBe(storedItems(bia));
  expect(screen.getByRole('status')).toHaveTextContent('Removido: Dependente 1 (Ana).');
  const next = screen.getByRole('group', { name: 'Dependente 1' });
  expect(next).toHaveFocus();
  expect(button('Desfazer').compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(button('Desfazer'));
  expect(value()).toBe(storedItems(ana, bia));
  expect(text(1, 'Nome')).toHaveValue('Ana');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('after the last item the focus is at the button that adds one', async () => {
  const { user, value } = await open(storedItems(ana));
  await user.click(button('Remover Dependente 1'));
  expect(button('Adicionar Dependente')).toHaveFocus();
  expect(value()).toBe('');
});

test('an item that was the last is put back behind the others', async () => {
  const { user, value } = await open(storedItems(ana, bia));
  await user.click(button('Remover Dependente 2'));
  const last = screen.getByRole('group', { name: 'Dependente 1' });
  expect(button('Desfazer').compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.click(button('Desfazer'));
  expect(value()).toBe(storedItems(ana, bia));
});

test.each([
  ['has to be filled', true, 'Nome é obrigatório'],
  ['may stay empty', false, ''],
])('a blank item of a refused list that %s tells: %s, "%s"', async (_, required, problem) => {
  const { user } = await open('', list({}, { required }));
  await user.click(button('Adicionar Dependente'));
  expect(text(1, 'Nome')).toHaveAccessibleDescription('');
  await user.click(button('Recusar'));
  expect(text(1, 'Nome')).toHaveAccessibleDescription(problem);
});

test('at the most items no other is added, and the reason is told', async () => {
  const { user } = await open(storedItems(ana), list({ maxItems: 2 }));
  expect(screen.queryByText(/No máximo/)).not.toBeInTheDocument();
  await user.click(button('Adicionar Dependente'));
  expect(button('Adicionar Dependente')).toBeDisabled();
  expect(button('Adicionar Dependente')).toHaveAccessibleDescription('No máximo 2 itens.');
  await user.click(button('Remover Dependente 2'));
  expect(button('Adicionar Dependente')).toBeEnabled();
});

test('more items than the list takes now stay until some are removed', async () => {
  await open(storedItems(ana, bia), list({ maxItems: 1 }));
  expect(titles()).toHaveLength(2);
  expect(screen.getByText('No máximo 1 item. Remova os itens a mais antes de salvar.')).toBeVisible();
});

test('what an item lacks is told when the item is left, what is wrong with an answer when that is left', async () => {
  const columns = [...dependents().columns, listColumn('email', 'E-mail', { type: 'EMAIL' })];
  const { user, value } = await open('', list({ columns }));
  await user.click(button('Adicionar Dependente'));
  await user.tab();
  await user.type(text(1, 'E-mail'), 'ana@');
  expect(text(1, 'E-mail')).not.toHaveAccessibleDescription();
  await user.click(text(1, 'CPF'));
  expect(text(1, 'E-mail')).toHaveAccessibleDescription('Digite um e-mail válido.');
  expect(text(1, 'Nome')).toBeValid();
  await user.click(button('Adicionar Dependente'));
  expect(text(1, 'Nome')).toHaveAccessibleDescription('Nome é obrigatório');
  expect(text(2, 'Nome')).toBeValid();
  expect(value()).toBe(storedItems({ email: 'ana@' }));
});

test('an item is not left for the calendar of one of its dates', async () => {
  const { user } = await open(storedItems({ nome: 'Ana' }));
  await loadTexts('common');
  await user.click(text(1, 'Nome'));
  await user.click(item(1).getByRole('button', { name: 'Abrir calendário: Data de nascimento' }));
  const year = await screen.findByRole('combobox', { name: /Ano/ });
  await waitFor(() => expect(year.closest('[role="dialog"]')).toContainElement(document.activeElement as HTMLElement));
  expect(screen.queryByText('Data de nascimento é obrigatório')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(text(1, 'Data de nascimento')).toHaveFocus());
  await user.click(button('Adicionar Dependente'));
  expect(screen.getByText('Data de nascimento é obrigatório')).toBeVisible();
});

test('a refused list shows where it is wrong, with the focus there', async () => {
  const { user } = await open(storedItems(ana, { nome: 'Bia' }));
  expect(text(2, 'Data de nascimento')).toBeValid();
  await user.click(button('Recusar'));
  expect(text(2, 'Data de nascimento')).toHaveFocus();
  expect(text(2, 'Data de nascimento')).toHaveAccessibleDescription('Data de nascimento é obrigatório');
});

test('half a date stays in the value, and is told once when it is left', async () => {
  const { user, value } = await open(storedItems({ nome: 'Ana' }));
  await user.type(text(1, 'Data de nascimento'), '310220');
  expect(value()).toBe(storedItems({ nome: 'Ana', nascimento: '31/02/20' }));
  expect(text(1, 'Data de nascimento')).toBeValid();
  await user.click(text(1, 'Nome'));
  expect(text(1, 'Data de nascimento')).toHaveAccessibleDescription(/^(?!Digite uma data válida\.$)/);
  expect(text(1, 'Data de nascimento')).toBeInvalid();
  expect(screen.getAllByText(/data/i).filter((each) => each.closest('[aria-live]'))).toHaveLength(1);
});

test('wrong digits are doubted at once and few of them later, and nobody is too young to be a dependent', async () => {
  const { user } = await open(storedItems(ana));
  await user.type(text(1, 'CPF'), '5299');
  expect(screen.queryByText(/parece incompleto/)).not.toBeInTheDocument();
  await user.tab();
  expect(text(1, 'CPF')).toHaveAccessibleDescription('Confira o número: o CPF parece incompleto.');
  await user.type(text(1, 'CPF'), '8224726');
  expect(text(1, 'CPF')).toHaveAccessibleDescription('Este CPF não existe. Conferiu os números?');
  expect(screen.queryByText(/Quem nasceu neste dia/)).not.toBeInTheDocument();
});

test('Enter goes through the answers, and submits nothing', async () => {
  const { user, onSubmit } = await open(storedItems(ana));
  await user.click(text(1, 'Nome'));
  await user.keyboard('{Enter}');
  expect(text(1, 'CPF')).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(item(1).getByRole('combobox')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter at the last answer goes to the button that adds an item, and submits nothing', async () => {
  const columns = dependents().columns.slice(0, 1);
  const { user, onSubmit } = await open(storedItems({ nome: 'Ana' }), list({ columns }));
  await user.click(text(1, 'Nome'));
  await user.keyboard('{Enter}');
  expect(button('Adicionar Dependente')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('yes and no are both answers', async () => {
  const columns = [listColumn('mora', 'Mora com você?', { type: 'CHECKBOX', required: true })];
  const { user, value } = await open('', list({ columns }));
  await user.click(button('Adicionar Dependente'));
  await user.selectOptions(item(1).getByRole('combobox', { name: 'Mora com você?' }), 'Não');
  expect(value()).toBe(storedItems({ mora: 'false' }));
});

test('answers that their columns cannot read are shown, and those to no column are left out of a change', async () => {
  const columns = [
    listColumn('idade', 'Idade', { type: 'NUMBER' }),
    listColumn('tipo', 'Tipo', { type: 'SELECT', options: [{ value: 'A', label: 'A' }] }),
  ];
  const { user, value } = await open(storedItems({ idade: 'dez', tipo: 'Z', velha: 'x' }), list({ columns }));
  expect(text(1, 'Idade')).toHaveValue('dez');
  expect(item(1).getByRole('combobox')).toHaveDisplayValue('Z (opção removida)');
  await user.type(text(1, 'Idade'), '{Backspace}{Backspace}{Backspace}10');
  expect(value()).toBe(storedItems({ idade: '10', tipo: 'Z' }));
});

test('a number is typed as people of the language write it, and follows the language', async () => {
  const columns = [listColumn('altura', 'Altura', { type: 'NUMBER' })];
  const { user, value } = await open('', list({ columns }));
  await user.click(button('Adicionar Dependente'));
  await user.keyboard('1.234,5');
  expect(value()).toBe(storedItems({ altura: '1234.5' }));
  await act(() => changeLanguage('en-US'));
  expect(text(1, 'Altura')).toHaveValue('1234.5');
});

test('a value that comes from elsewhere replaces what was typed', async () => {
  const { user } = await open(storedItems(ana, bia));
  await user.click(button('Trocar'));
  expect(titles()).toHaveLength(1);
  expect(text(1, 'Nome')).toHaveValue('Outro aparelho');
});

test.each([
  ['required', true, 1],
  ['optional', false, 0],
])('as a question of its own, a %s list begins with %s blank items', async (_, required, items) => {
  await open('', list({}, { required }), { keepsUnfinished: true });
  expect(titles()).toHaveLength(items);
});
