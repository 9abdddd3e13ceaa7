/** Chosen candidates whom another person has deleted meanwhile: the preview of an action does not find them. */
import { screen, within } from '@testing-library/react';
import { openQueue, serveQueue, type Stuck } from '../../testing/attentionQueue';
import { candidateData } from '../../testing/staffData';

const people = ['Ana', 'Bia', 'Caio'].map((name): Stuck => ({
  reason: 'NO_ANSWER',
  candidate: candidateData({ name }),
}));

/** Chooses all three and asks to remind them, after these were deleted. */
async function remindAfterDeletionOf(...gone: string[]) {
  const server = serveQueue(people);
  server.intercept('RemindCandidates', () => {
    const results = people.map(({ candidate: { id, name } }) => {
      const isGone = gone.includes(name);
      return {
        __typename: 'CandidateActionResult',
        candidateId: id,
        name: isGone ? null : name,
        outcome: isGone ? 'FAILED' : 'DONE',
        message: isGone ? 'Candidato não encontrado.' : null,
      };
    });
    return { data: { outcome: { __typename: 'CandidateActionPayload', results, userErrors: [] } } };
  });
  const { user } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar lembrete' }));
  await screen.findByText(/^Será feito para/);
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Enviar lembretes' })) };
}

test('are counted no more', async () => {
  const { user, dialog } = await remindAfterDeletionOf('Bia');
  expect(dialog.getByText('Candidato não encontrado.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('2 selecionados')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Selecionar Ana' })).toBeChecked();
});

test('are told where none of the chosen is left', async () => {
  const { user, dialog } = await remindAfterDeletionOf('Ana', 'Bia', 'Caio');
  expect(dialog.getAllByText('Candidato não encontrado.')).toHaveLength(3);
  expect(screen.getByText(/do filtro$/)).not.toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('button', { name: 'Enviar lembrete' })).not.toBeInTheDocument();
});
