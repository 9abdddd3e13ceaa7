/** The headings that the office has given its fields, above the questions and in the review. */
import { screen, within } from '@testing-library/react';
import { next, openCandidateArea } from '../../../testing/openCandidateArea';
import { field, question } from '../../../testing/ownCandidate';
import { resetSession } from '../../../testing/session';

beforeEach(resetSession);

const filled = (key: string, section: string | null) => field({ key, label: key.toUpperCase(), value: '1', section });
const fields = [
  filled('apelido', null),
  filled('cep', 'Onde você mora'),
  filled('banco', 'Dados pessoais'),
  filled('rua', 'Onde você mora'),
  filled('conta', null),
];

test('stand above the question in the place of those that are guessed', async () => {
  const { user } = await openCandidateArea({ fields: fields.map((each) => ({ ...each, value: null })) });
  await question('APELIDO');
  for (const guessed of ['Dados pessoais', 'Contato e endereço', 'Contratação']) {
    expect(screen.queryByText(guessed)).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await question('E-mail');
  expect(screen.getByText('Dados pessoais')).toBeVisible();
  await user.click(next());
  await user.click(next());
  await question('CEP');
  expect(screen.getByText('Onde você mora')).toBeVisible();
});

test('gather what stands under each in the review, with what stands under none in a part without a heading', async () => {
  await openCandidateArea({ fields });
  await question('Revise seus dados');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Dados pessoais',
    'Onde você mora',
    'Outras informações',
  ]);
  const labelsIn = (part: Element) =>
    within(part as HTMLElement)
      .getAllByRole('term')
      .map(({ firstChild }) => firstChild?.textContent);
  const parts = [...new Set(screen.getAllByRole('term').map((term) => term.closest('section')!))];
  expect(parts.map(labelsIn)).toEqual([['Nome completo', 'E-mail', 'BANCO'], ['APELIDO'], ['CEP', 'RUA'], ['CONTA']]);
});
