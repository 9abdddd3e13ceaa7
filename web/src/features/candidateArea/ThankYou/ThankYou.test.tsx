import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { render } from '@testing-library/react';
import { loadTexts } from '../../../i18n';
import { resetSession } from '../../../testing/session';
import ThankYou, { type ThankYouState } from './ThankYou';

beforeEach(() => resetSession());

async function open(state: ThankYouState | null) {
  await loadTexts('candidate');
  render(
    <MemoryRouter initialEntries={[{ pathname: '/candidato/obrigado', state }]}>
      <ThankYou />
    </MemoryRouter>,
  );
  return screen.findByRole('link', { name: 'Voltar ao Início' });
}

it('leads back to the candidate’s own link, and names the company to ask', async () => {
  const home = await open({
    start: '/candidato/abc123',
    companyName: 'Padaria Bom Pão Ltda.',
    documents: ['RG', 'CTPS'],
  });
  expect(screen.getByText('RG e CTPS')).toBeVisible();
  expect(home).toHaveAttribute('href', '/candidato/abc123');
  expect(screen.getByText(/^O RH de Padaria Bom Pão Ltda\. pode ajudar\. /)).toBeVisible();
});

it('never asks to answer a mail, as mails say that answers are not read', async () => {
  const home = await open(null);
  expect(home).toHaveAttribute('href', '/candidato/acesso'); // It never leads to the sign-in of staff.
  expect(screen.queryByText(/[Rr]esponda/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Fale com o RH da empresa contratante\./)).toBeVisible();
});
