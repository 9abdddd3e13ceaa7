import { screen, within } from '@testing-library/react';
import { StyleSheetManager } from 'styled-components';
import { field, question, saved } from '../../../testing/ownCandidate';
import { openCandidateArea } from '../../../testing/openCandidateArea';
import { resetSession } from '../../../testing/session';
import { color } from '../../../theme/tokens';
import CandidateArea from './CandidateArea';

beforeEach(() => {
  resetSession();
});

/** With its rules in the document, as these tests look at colours. */
const openStyled = (fields: readonly object[]) =>
  openCandidateArea(
    { fields },
    saved,
    <StyleSheetManager target={document.head}>
      <CandidateArea />
    </StyleSheetManager>,
  );

const colourOf = (badge: HTMLElement) => getComputedStyle(badge.parentElement as HTMLElement).color;

test("'Obrigatório' calls for an answer until the question has one, and again when it is emptied", async () => {
  const { user } = await openStyled([field({ required: true })]);
  await question('Cidade');
  expect(colourOf(screen.getByText('Obrigatório'))).toBe(color.orangeText);
  await user.keyboard('Natal');
  expect(colourOf(screen.getByText('Obrigatório'))).toBe(color.neutralText);
  await user.clear(screen.getByRole('textbox', { name: 'Cidade' }));
  expect(colourOf(screen.getByText('Obrigatório'))).toBe(color.orangeText);
});

test("below an answer that cannot be stored there is no 'Salvo', and 'Obrigatório' calls for another one", async () => {
  const { user } = await openStyled([
    field({ key: 'bairro', label: 'Bairro' }),
    field({ key: 'mail', label: 'E-mail pessoal', type: 'EMAIL', required: true }),
  ]);
  await question('Bairro');
  await user.keyboard('Centro{Enter}');
  await question('E-mail pessoal');
  expect(await screen.findByText(/^Salvo às/)).toBeVisible();
  await user.keyboard('ana@{Enter}');
  expect(screen.getByRole('textbox', { name: 'E-mail pessoal' })).toBeInvalid();
  expect(screen.queryByText(/^Salvo às/)).not.toBeInTheDocument();
  expect(colourOf(screen.getByText('Obrigatório'))).toBe(color.orangeText);
  await user.keyboard('exemplo.com');
  expect(colourOf(screen.getByText('Obrigatório'))).toBe(color.neutralText);
  expect(await screen.findByText(/^Salvo às/)).toBeVisible();
});

test('a question that the candidate cannot answer does not call for an answer', async () => {
  const locked = field({ required: true, viewerCanEdit: false });
  const { user } = await openCandidateArea({
    fields: [locked, field({ key: 'bairro', label: 'Bairro', required: true })],
  });
  await question('Bairro');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await question('Cidade');
  expect(screen.getByText('Somente leitura')).toBeVisible();
  expect(screen.queryByText('Obrigatório')).not.toBeInTheDocument();
});

test('in the review it is neutral where there is an answer, or where the candidate cannot give one', async () => {
  const { user } = await openStyled([
    field({ value: 'Natal', required: true }),
    field({ key: 'rg', label: 'RG', required: true, viewerCanEdit: false }),
  ]);
  await question('Revise seus dados');
  for (const label of ['Cidade', 'RG']) {
    const row = within(screen.getByText(label, { selector: 'dt' }).closest('div') as HTMLElement);
    expect(colourOf(row.getByText('Obrigatório'))).toBe(color.neutralText);
  }
  // Also of what the candidate only sees, each row leads back to its question.
  await user.click(screen.getByRole('button', { name: 'Editar: RG' }));
  await question('RG');
  expect(screen.getByText('Somente leitura')).toBeVisible();
});
