import { useApolloClient } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { noErrors, serveCandidates } from '../../testing/candidatePage';
import { renderStaff } from '../../testing/renderStaff';
import { candidateData, type CandidateData } from '../../testing/staffData';
import DatesDialog from './DatesDialog';

type Dates = Partial<Pick<CandidateData, 'dueOn' | 'plannedAdmissionOn'>>;

/** Opens the dialog of one candidate, at a server that takes a due date from 2026 on; `arrives` brings news of the candidate into the page. */
async function open(dates: Dates) {
  const ana = candidateData({ id: 'ana', name: 'Ana', ...dates });
  const server = serveCandidates([ana], {
    setCandidateDates: ({ input: { dueOn, plannedAdmissionOn } }: { input: Dates }) => {
      const message = 'O prazo não pode ficar no passado.';
      if (dueOn && dueOn < '2026')
        return { results: null, userErrors: [{ code: 'INVALID', field: ['dueOn'], message }] };
      Object.assign(ana, dueOn !== undefined && { dueOn }, plannedAdmissionOn !== undefined && { plannedAdmissionOn });
      return { results: [{ candidateId: 'ana', name: 'Ana', outcome: 'DONE', message: null }], ...noErrors };
    },
  });
  const onClose = jest.fn();
  let arrives = (_news: Dates) => {};
  function News() {
    const { cache } = useApolloClient();
    arrives = (news) => {
      const fields = Object.fromEntries(Object.entries(news).map(([name, day]) => [name, () => day]));
      cache.modify({ id: cache.identify({ __typename: 'Candidate', id: 'ana' })!, fields });
    };
    return null;
  }
  const { user } = await renderStaff(
    <>
      <News />
      <DatesDialog candidateId="ana" onClose={onClose} />
    </>,
  );
  const due = await screen.findByRole('textbox', { name: 'Prazo do cadastro' });
  const admission = screen.getByRole('textbox', { name: 'Admissão prevista' });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  };
  return { ana, server, user, due, admission, save, arrives: (news: Dates) => act(() => arrives(news)) };
}

const selection = { candidateIds: ['ana'] };

test('a due date that lies in the past holds up no planned admission: only what is changed is sent', async () => {
  const { ana, server, user, admission, save } = await open({ dueOn: '2025-03-01' });
  await user.type(admission, '15012027');
  await save();
  expect(server.lastOf('SetDatesOfCandidate')['input']).toEqual({ selection, plannedAdmissionOn: '2027-01-15' });
  expect(ana).toMatchObject({ dueOn: '2025-03-01', plannedAdmissionOn: '2027-01-15' });
});

test.each([
  ['that has not arrived in the page', false],
  ['that has arrived below the dialog', true],
])('a date that another person sets meanwhile stays, also one %s', async (_what, hasArrived) => {
  const { ana, server, user, due, save, arrives } = await open({ dueOn: '2026-12-01' });
  const theirs = { plannedAdmissionOn: '2027-02-01' };
  Object.assign(ana, theirs);
  if (hasArrived) arrives(theirs);
  await user.clear(due);
  await save();
  expect(server.lastOf('SetDatesOfCandidate')['input']).toEqual({ selection, dueOn: null });
  expect(ana).toMatchObject({ dueOn: null, ...theirs });
});

test('without any change it only closes', async () => {
  const { server, save } = await open({ dueOn: '2025-03-01' });
  await save();
  expect(server.callsOf('SetDatesOfCandidate')).toHaveLength(0);
});
