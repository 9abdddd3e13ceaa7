import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { RequireRole } from '../../../app/RequireRole';
import { loadTexts } from '../../../i18n';
import { serveGraphql } from '../../../testing/graphqlServer';
import { candidateTokenOf, resetSession } from '../../../testing/session';
import ThankYou, { type ThankYouState } from './ThankYou';

beforeEach(() => resetSession());

async function open(state: ThankYouState | null, page = <ThankYou />) {
  await loadTexts('candidate');
  render(
    <MemoryRouter initialEntries={['/candidate', { pathname: '/candidato/obrigado', state }]}>{page}</MemoryRouter>,
  );
  return screen.findByRole('link', { name: 'Voltar ao Início' });
}

it('leads back to the candidate’s own link, and names the company to ask', async () => {
  const home = await open({
    start: '/candidato/abc123',
    companyName: 'Padaria Bom Pão Ltda.',
    controllerContact: 'Encarregado de dados: dados@exemplo.com',
    documents: ['RG', 'CTPS'],
    owner: null,
  });
  expect(screen.getByText('RG e CTPS')).toBeVisible();
  expect(home).toHaveAttribute('href', '/candidato/abc123');
  expect(screen.getByText(/^O RH da empresa Padaria Bom Pão Ltda\. pode ajudar\. /)).toBeVisible();
});

it('gives addresses that exist, and no other line that looks like one', async () => {
  await open({
    start: null,
    companyName: 'Padaria',
    controllerContact: 'dados@exemplo.com',
    documents: [],
    owner: null,
  });
  expect(screen.getByText('Dúvidas sobre o uso dos seus dados? dados@exemplo.com')).toBeVisible();
  expect(screen.queryByText(/^(E-mail|Telefone):/)).not.toBeInTheDocument();
});

it('never asks to answer a mail, as mails say that answers are not read', async () => {
  const home = await open(null);
  expect(home).toHaveAttribute('href', '/candidato/acesso'); // It never leads to the sign-in of staff.
  expect(screen.queryByText(/[Rr]esponda/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Fale com o RH da empresa contratante\./)).toBeVisible();
  expect(screen.queryByText(/Dúvidas sobre o uso/)).not.toBeInTheDocument();
});

describe('the session', () => {
  const finishedBy = (candidateId: string): ThankYouState => ({
    start: '/candidato/abc123',
    companyName: null,
    controllerContact: 'dados@exemplo.com',
    documents: [],
    owner: `candidate:${candidateId}`,
  });
  const token = () => localStorage.getItem('candidateToken');

  beforeEach(() => {
    serveGraphql(() => ({ data: { signOut: { userErrors: [] } } }));
    localStorage.setItem('candidateToken', candidateTokenOf('ana'));
  });

  it('ends with the form that was finished', async () => {
    await open(finishedBy('ana'));
    expect(token()).toBeNull();
  });

  it('that has ended leads one who goes back to the steps of access, never to the sign-in of staff', async () => {
    const Back = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate(-1)}>back</button>;
    };
    await open(
      finishedBy('ana'),
      <>
        <Back />
        <Routes>
          <Route path="/candidato/obrigado" element={<ThankYou />} />
          <Route path="/candidato/acesso" element={<p>como acessar</p>} />
          <Route path="/login" element={<p>login</p>} />
          <Route element={<RequireRole allowed={['candidate']} />}>
            <Route path="/candidate" element={<p>form</p>} />
          </Route>
        </Routes>
      </>,
    );
    await act(async () => screen.getByRole('button', { name: 'back' }).click());
    expect(await screen.findByText('como acessar')).toBeVisible();
  });

  it.each([
    ['who has signed in again to correct the form', { ...finishedBy('ana'), owner: null }],
    ['another candidate of this browser', finishedBy('bia')],
  ])('of %s goes on', async (_who, state) => {
    await open(state);
    expect(token()).not.toBeNull();
  });
});
