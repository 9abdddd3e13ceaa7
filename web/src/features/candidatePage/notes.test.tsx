import { screen, waitFor, within } from '@testing-library/react';
import { nobodyBeside, noErrors, openCandidatePage, region, serveCandidates } from '../../testing/candidatePage';
import { candidateData } from '../../testing/staffData';

describe('notes', () => {
  const note = (overrides: Record<string, unknown> = {}) => ({
    id: 'n1',
    text: 'Ligar amanhã.',
    isShared: false,
    authorName: 'Bia',
    createdAt: '2026-01-06T12:00:00.000Z',
    viewerCanDelete: true,
    ...overrides,
  });

  test('an administrator’s are internal unless shared, and say so', async () => {
    const candidate = candidateData({ id: 'ana', notes: [note()] });
    const server = serveCandidates([candidate], {
      addCandidateNote: ({ input }: { input: { text: string; isShared: boolean } }) => {
        const added = note({ id: 'n2', text: input.text, isShared: input.isShared });
        return { candidate: Object.assign(candidate, { notes: [added, note()] }), ...noErrors };
      },
    });
    const { user } = await openCandidatePage('/candidates/ana');
    const notes = within(await region('Notas'));
    expect(notes.getByText('Interna')).toBeVisible();
    await user.type(notes.getByRole('textbox', { name: 'Nova nota' }), 'Chegou.');
    await user.click(notes.getByRole('checkbox', { name: 'Compartilhar com o cliente' }));
    await user.click(notes.getByRole('button', { name: 'Adicionar nota' }));
    expect(await notes.findByText('Compartilhada')).toBeVisible();
    expect(notes.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('');
    expect(server.lastOf('AddCandidateNote')['input']).toEqual({
      candidateId: 'ana',
      text: 'Chegou.',
      isShared: true,
    });
  });

  test('a client is not asked, as its notes are always shared; a refused one keeps its text', async () => {
    const server = serveCandidates([candidateData({ id: 'ana' })], {
      addCandidateNote: {
        candidate: null,
        userErrors: [{ code: 'INVALID', field: ['text'], message: 'Texto longo demais.' }],
      },
    });
    const { user } = await openCandidatePage('/candidates/ana', 'client');
    const notes = within(await region('Notas'));
    expect(notes.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.type(notes.getByRole('textbox', { name: 'Nova nota' }), 'Oi');
    await user.click(notes.getByRole('button', { name: 'Adicionar nota' }));
    expect(await notes.findByRole('alert')).toHaveTextContent('Texto longo demais.');
    expect(notes.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('Oi');
    expect(server.lastOf('AddCandidateNote')['input']).toMatchObject({ isShared: true });
  });

  test('one that is not sent, as the network is gone, keeps its text and says so', async () => {
    const server = serveCandidates([candidateData({ id: 'ana' })]);
    server.intercept('AddCandidateNote', () => {
      throw new TypeError('Failed to fetch');
    });
    const { user } = await openCandidatePage('/candidates/ana');
    const notes = within(await region('Notas'));
    await user.type(notes.getByRole('textbox', { name: 'Nova nota' }), 'Oi');
    await user.click(notes.getByRole('button', { name: 'Adicionar nota' }));
    expect(await notes.findByRole('alert')).toHaveTextContent(
      'Sem resposta do servidor. Verifique sua conexão e tente novamente.',
    );
    expect(notes.getByRole('textbox', { name: 'Nova nota' })).toHaveValue('Oi');
  });

  test('what is typed while one is being saved is the next one', async () => {
    const candidate = candidateData({ id: 'ana' });
    const server = serveCandidates([candidate], { addCandidateNote: { candidate, ...noErrors } });
    const answer = server.holdBack('AddCandidateNote');
    const { user } = await openCandidatePage('/candidates/ana');
    const box = within(await region('Notas')).getByRole('textbox', { name: 'Nova nota' });
    await user.type(box, 'Chegou.');
    await user.click(screen.getByRole('button', { name: 'Adicionar nota' }));
    await user.type(box, ' Ligar amanhã');
    answer();
    await waitFor(() => expect(box).toHaveValue('Ligar amanhã'));
    expect(server.lastOf('AddCandidateNote')['input']).toMatchObject({ text: 'Chegou.' });
  });

  test('are deleted after asking', async () => {
    const candidate = candidateData({ id: 'ana', notes: [note()] });
    serveCandidates([candidate], {
      deleteCandidateNote: () => {
        Object.assign(candidate, { notes: [] });
        return { deletedId: 'n1', ...noErrors };
      },
    });
    const { user } = await openCandidatePage('/candidates/ana');
    await user.click(await screen.findByRole('button', { name: 'Excluir a nota de Bia' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Nenhuma nota ainda.')).toBeVisible();
  });

  test('one that is typed and not added waits for its candidate, and holds up the closing of the page', async () => {
    const [ana, bia] = [candidateData({ id: 'ana', name: 'Ana' }), candidateData({ id: 'bia', name: 'Bia' })];
    serveCandidates([ana, bia], {
      candidateNeighbours: ({ id }: { id: string }) =>
        id === 'ana' ? { ...nobodyBeside, next: bia } : { ...nobodyBeside, previous: ana },
      addCandidateNote: { candidate: ana, ...noErrors },
    });
    const isClosingHeldUp = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const box = async () => within(await region('Notas')).getByRole('textbox', { name: 'Nova nota' });
    const { user } = await openCandidatePage('/candidates/ana?from=list');
    await user.type(await box(), 'Ligar');
    await user.click(await screen.findByRole('button', { name: 'Próximo candidato: Bia' }));
    await screen.findByRole('heading', { level: 1, name: 'Bia' });
    expect(await box()).toHaveValue('');
    expect(isClosingHeldUp()).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Candidato anterior: Ana' }));
    await screen.findByRole('heading', { level: 1, name: 'Ana' });
    expect(await box()).toHaveValue('Ligar');
    await user.click(screen.getByRole('button', { name: 'Adicionar nota' }));
    await waitFor(async () => expect(await box()).toHaveValue(''));
    expect(isClosingHeldUp()).toBe(false);
  });
});
