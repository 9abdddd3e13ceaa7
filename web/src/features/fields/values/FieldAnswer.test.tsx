import { screen } from '@testing-library/react';
import { loadTexts } from '../../../i18n';
import { dependents, storedItems } from '../../../testing/listField';
import { renderUi } from '../../../testing/renderUi';
import { FieldAnswer, type FieldAnswerProps } from './FieldAnswer';
import type { FieldShape } from './fieldShape';

const list: FieldShape = {
  ...{ key: 'dependentes', label: 'Dependentes', type: 'LIST', options: [] },
  listOptions: dependents(),
};

async function read(props: Partial<FieldAnswerProps> & { stored: string }) {
  await loadTexts('fields');
  renderUi(
    <div>
      <FieldAnswer field={list} {...props} />
    </div>,
  );
}

test('a list is read item by item, each answer by the name of its column and as people write it', async () => {
  await read({
    stored: storedItems({ nome: 'Ana', cpf: '52998224725', nascimento: '2020-05-31', parentesco: 'Neto' }),
  });
  expect(screen.getByRole('listitem')).toHaveTextContent('Dependente 1');
  const answers = screen
    .getAllByRole('term')
    .map((term, place) => [term.textContent, screen.getAllByRole('definition')[place]?.textContent]);
  expect(answers).toEqual([
    ['Nome', 'Ana'],
    ['CPF', '529.982.247-25'],
    ['Data de nascimento', '31/05/2020'],
    ['Parentesco', 'Neto (opção removida)'],
  ]);
});

test('an answer that is not there is said to be missing', async () => {
  await read({ stored: storedItems({ nome: 'Ana' }) });
  expect(screen.getAllByText('Não informado')).toHaveLength(3);
});

test('what looks wrong is told at its answer where doubts are told, and the age of a child is none', async () => {
  const stored = storedItems({ nome: 'Ana', cpf: '52998224726', nascimento: '2020-05-31' });
  await read({ stored, tellsDoubts: true });
  expect(screen.getByText(/^Este CPF não existe/).closest('dd')).toHaveTextContent('529.982.247-26');
  expect(screen.queryByText(/Quem nasceu/)).not.toBeInTheDocument();
});

test('elsewhere no doubt is told', async () => {
  await read({ stored: storedItems({ cpf: '52998224726' }) });
  expect(screen.queryByText(/^Este CPF não existe/)).not.toBeInTheDocument();
});

test('a text from when the field was no list is read as it is', async () => {
  await read({ stored: 'Ana e Bia' });
  expect(screen.getByText('Ana e Bia')).toBeVisible();
});
