import { act, screen } from '@testing-library/react';
import type { GraphqlAnswer } from '../../../testing/graphqlServer';
import { field, question, saved } from '../../../testing/ownCandidate';
import { next, openCandidateArea } from '../../../testing/openCandidateArea';
import { resetSession } from '../../../testing/session';

beforeEach(() => resetSession());

it('stays at the review while the form is being finished, as what is changed meanwhile would not be sent', async () => {
  let answer: (value: GraphqlAnswer) => void = () => undefined;
  const finished = new Promise<GraphqlAnswer>((resolve) => (answer = resolve));
  const { user } = await openCandidateArea({ fields: [field({ value: 'Natal' })] }, (operation) =>
    operation === 'FinishOwnForm' ? finished : saved(),
  );
  await question('Revise seus dados');
  await user.click(screen.getAllByRole('button', { name: /^Editar/ }).at(-1)!);
  await user.click(next());
  await question('Revise seus dados');
  await user.click(screen.getByRole('button', { name: 'Confirmar e Finalizar' }));
  await act(async () => {
    history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Revise seus dados');
  answer({ data: { finishOwnForm: { userErrors: [{ code: 'INVALID', message: 'Não.', field: null }] } } });
  expect(await screen.findByRole('textbox')).toHaveValue('Natal');
});
