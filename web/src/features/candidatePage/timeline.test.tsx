import { act, screen, waitFor, within } from '@testing-library/react';
import { changeLanguage } from '../../i18n';
import { noErrors, openCandidatePage, region, serveCandidates } from '../../testing/candidatePage';
import { candidateData, eventConnection, eventData, fieldValue } from '../../testing/staffData';

describe('the timeline', () => {
  const change = (label: string, before: string | null, after: string | null) => ({ key: label, label, before, after });

  test('tells who did what and when, with old and new value, and what changed confirmed data', async () => {
    const event = eventData({
      kind: 'CHANGED',
      actorName: 'Bia',
      at: '2026-01-06T12:00:00.000Z',
      changes: [change('Endereço', null, 'Rua B, 2'), change('PIS', '123', null)],
      afterConfirmation: true,
    });
    serveCandidates([candidateData({ id: 'ana', events: eventConnection([event]) })]);
    await openCandidatePage('/candidates/ana');
    const [item] = await within(await region('Linha do tempo')).findAllByRole('listitem');
    expect(item).toHaveTextContent(/^Dados alteradosApós a confirmaçãoBia, 06\/01\/2026/);
    expect(within(item!).getByText('Rua B, 2').tagName).toBe('INS');
    expect(within(item!).getByText('123').tagName).toBe('DEL');
    expect(within(item!).getAllByText('vazio')).toHaveLength(2);
  });

  test('folds a long block of answers', async () => {
    const changes = ['A', 'B', 'C', 'D'].map((label) => change(label, null, `valor ${label}`));
    serveCandidates([candidateData({ id: 'ana', events: eventConnection([eventData({ changes })]) })]);
    const { user } = await openCandidatePage('/candidates/ana');
    const fold = await screen.findByRole('button', { name: 'Mostrar as 4 alterações' });
    expect(screen.queryByText('valor A')).not.toBeInTheDocument();
    await user.click(fold);
    expect(screen.getByText('valor D')).toBeVisible();
  });

  test('tells what a mail was for, and that the server sent it by itself', async () => {
    const bounced = eventData({ kind: 'MAIL_BOUNCED', mail: 'ACCESS', actorName: null });
    serveCandidates([candidateData({ id: 'ana', events: eventConnection([bounced]) })]);
    await openCandidatePage('/candidates/ana');
    const [item] = await within(await region('Linha do tempo')).findAllByRole('listitem');
    expect(item).toHaveTextContent(/^E-mail não entregueSistema, 06\/01\/2026.*Ao candidato: link e senha de acesso$/);
  });

  test('calls the candidate in the reader’s language', async () => {
    const answered = eventData({ actorName: 'Candidato' });
    serveCandidates([candidateData({ id: 'ana', events: eventConnection([answered]) })]);
    await openCandidatePage('/candidates/ana');
    const [item] = await within(await region('Linha do tempo')).findAllByRole('listitem');
    expect(item).toHaveTextContent(/Candidato, 06\/01\/2026/);
    await act(() => changeLanguage('en-US'));
    try {
      expect(item).toHaveTextContent(/Candidate, 01\/06\/2026/);
      expect(item).not.toHaveTextContent('Candidato');
    } finally {
      await act(() => changeLanguage('pt-BR'));
    }
  });

  test('tells a reminder that was asked for, one that was sent and one that came back apart', async () => {
    const events = [
      eventData({ id: 'e3', kind: 'MAIL_BOUNCED', mail: 'REMINDER', actorName: null }),
      eventData({ id: 'e2', kind: 'MAIL_SENT', mail: 'REMINDER', actorName: null }),
      eventData({ id: 'e1', kind: 'REMINDED', actorName: 'Bia' }),
    ];
    serveCandidates([candidateData({ id: 'ana', events: eventConnection(events) })]);
    await openCandidatePage('/candidates/ana');
    const items = await within(await region('Linha do tempo')).findAllByRole('listitem');
    expect(items.map((item) => item.textContent?.replace(/, 06.*/, ''))).toEqual([
      ...['Lembrete não entregueSistema', 'Lembrete enviado por e-mailSistema', 'Lembrete solicitadoBia'],
    ]);
  });

  test('tells why the admission was ended, with the words on it, and that it was resumed', async () => {
    const ended = eventData({ id: 'e1', kind: 'ENDED', endReason: 'CANCELLED', message: 'A loja fechou.' });
    const events = [eventData({ id: 'e2', kind: 'RESUMED' }), ended];
    serveCandidates([candidateData({ id: 'ana', events: eventConnection(events) })]);
    await openCandidatePage('/candidates/ana');
    const items = await within(await region('Linha do tempo')).findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/^Admissão retomadaAna Souza/);
    expect(items[1]).toHaveTextContent(/^Admissão encerrada: Vaga canceladaAna Souza.*A loja fechou\.$/);
  });

  test('tells which documents were downloaded', async () => {
    const downloaded = eventData({ kind: 'DOCUMENTS_DOWNLOADED', actorName: 'Bia', fieldLabels: ['RG'] });
    serveCandidates([candidateData({ id: 'ana', events: eventConnection([downloaded]) })]);
    await openCandidatePage('/candidates/ana');
    const [item] = await within(await region('Linha do tempo')).findAllByRole('listitem');
    expect(item).toHaveTextContent(/^Documentos baixadosBia, 06\/01\/2026.*Campo: RG$/);
  });

  test('is filtered by kind, in the address', async () => {
    const server = serveCandidates([candidateData({ id: 'ana' })]);
    const { user, address } = await openCandidatePage('/candidates/ana');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Mostrar' }), 'Correções');
    await waitFor(() => expect(address()).toBe('/candidates/ana?events=corrections'));
    await waitFor(() =>
      expect(server.lastOf('CandidateTimeline')['kinds']).toEqual([
        'REOPENED',
        'REOPENING_UNDONE',
        'CORRECTION_REQUESTED',
      ]),
    );
  });

  test('says of a filter that finds nothing that it is the filter, and leads back to everything', async () => {
    const events = ({ kinds }: { kinds?: string[] | null }) =>
      eventConnection(kinds ? [] : [eventData({ kind: 'FINISHED' })]);
    serveCandidates([candidateData({ id: 'ana', events })]);
    const { user, address } = await openCandidatePage('/candidates/ana?events=documents');
    const timeline = within(await region('Linha do tempo'));
    expect(await timeline.findByText('Nenhum evento deste tipo.')).toBeVisible();
    await user.click(timeline.getByRole('button', { name: 'Mostrar todos' }));
    expect(await timeline.findByText('Cadastro finalizado')).toBeVisible();
    expect(address()).toBe('/candidates/ana');
  });

  test('shows older events behind those that are there', async () => {
    const [newer, older] = [eventData({ kind: 'FINISHED' }), eventData({ kind: 'REGISTERED' })];
    const events = ({ after }: { after?: string }) =>
      after === newer.id ? eventConnection([older]) : eventConnection([newer], true);
    serveCandidates([candidateData({ id: 'ana', events })]);
    const { user } = await openCandidatePage('/candidates/ana');
    await user.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
    expect(await screen.findByText('Candidato cadastrado')).toBeVisible();
    expect(screen.getByText('Cadastro finalizado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  test('undoes a change after asking; the undoing is an event and the old answer is back', async () => {
    const changes = [{ key: 'cpf', label: 'CPF', before: null, after: '123' }];
    const event = eventData({
      id: 'e1',
      kind: 'CHANGED',
      fieldLabels: ['Endereço', 'CPF'],
      changes,
      viewerCanUndo: true,
    });
    const address = fieldValue({ key: 'endereco', label: 'Endereço', value: 'Rua B' });
    const candidate = candidateData({ id: 'ana', fields: [address], events: eventConnection([event]) });
    const server = serveCandidates([candidate], {
      undoCandidateChange: () => {
        const undone = eventData({ kind: 'UNDONE' });
        Object.assign(candidate, {
          fields: [{ ...address, value: 'Rua A' }],
          events: eventConnection([undone, { ...event, viewerCanUndo: false }]),
        });
        return { candidate, ...noErrors };
      },
    });
    const { user } = await openCandidatePage('/candidates/ana');
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Desfazer alteração?' }));
    expect(
      question.getByText('Os valores anteriores voltam a valer: Endereço, CPF. Fica sem resposta: CPF.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText('Rua A')).toBeVisible();
    expect(await screen.findByText('Alteração desfeita')).toBeVisible();
    expect(server.lastOf('UndoCandidateChange')['input']).toEqual({ eventId: 'e1' });
  });

  describe('of a confirmation', () => {
    const confirmed = eventData({ id: 'c1', kind: 'CONFIRMED', actorName: 'Bia', confirmedHash: 'ab12' });
    const record = {
      ...{ candidateId: 'ana', at: '2026-01-06T12:00:00.000Z', hash: 'ab12', wasShown: false, isIntact: false },
      ...{ name: 'Ana Lima', email: 'ana@exemplo.com' },
      answers: [{ key: 'pis', label: 'PIS da época', value: '123', displayValue: '123' }],
    };
    const serve = () =>
      serveCandidates([candidateData({ id: 'ana', events: eventConnection([confirmed]) })], {
        confirmedRecord: record,
      });

    test('administrators read what was confirmed, and whether the record was altered', async () => {
      const server = serve();
      const { user } = await openCandidatePage('/candidates/ana');
      await user.click(await screen.findByRole('button', { name: 'Ver o que foi confirmado' }));
      expect(await screen.findByText('Registro alterado')).toBeVisible();
      const dialog = within(screen.getByRole('dialog', { name: 'O que foi confirmado' }));
      expect(dialog.getByText('PIS da época').nextSibling).toHaveTextContent('123');
      expect(dialog.getByText(/^Quem confirmou não informou/)).toBeVisible();
      expect(server.lastOf('ConfirmedRecord')).toEqual({ eventId: 'c1' });
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    test('a company is not offered it', async () => {
      serve();
      await openCandidatePage('/candidates/ana', 'client');
      expect(await screen.findByText('Dados confirmados')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Ver o que foi confirmado' })).not.toBeInTheDocument();
    });
  });

  test('a failure is told where the timeline would be, and tried again', async () => {
    const server = serveCandidates([candidateData({ id: 'ana', events: eventConnection([eventData()]) })]);
    server.intercept('CandidateTimeline', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
    const { user } = await openCandidatePage('/candidates/ana');
    const timeline = within(await region('Linha do tempo'));
    expect(await timeline.findByText('Erro ao carregar a linha do tempo')).toBeVisible();
    server.intercept('CandidateTimeline', () => null);
    await user.click(timeline.getByRole('button', { name: 'Tentar novamente' }));
    expect(await timeline.findByText('Respostas salvas')).toBeVisible();
  });
});
