/** Confirmed data that change: who is told, and what they then read. */
import { jest } from '@jest/globals';
import { startCandidateStory, type CandidateStory, type TestAccount } from '../../../test/candidates.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';

const LIST = `{ notifications { edges { node { kind isRead candidate { id } } } } unreadNotifications }`;
const READING = `query ($id: ID!) { node(id: $id) { ... on Candidate {
  confirmationProof { hash fields { key displayValue } }
  changesSinceConfirmation { label before after } confirmations { changedFieldLabels } } } }`;
const CONFIRM = `mutation ($input: ConfirmCandidateInput!) { confirmCandidate(input: $input) {
  candidate { confirmations { changedFieldLabels } } userErrors { code } } }`;
const UPDATE = `mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) { userErrors { code } } }`;

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

async function tell() {
  await story.server.services.candidates.events.copyPending();
  await story.server.services.notifications.tellPending();
}
/** What an account is told of one candidate, and how much it has not read. */
async function toldOf(candidateId: string, { token }: TestAccount<UserViewer>) {
  const { data } = await story.server.graphql(LIST, {}, token);
  const nodes = data.notifications.edges.map(({ node }: { node: { candidate: { id: string } } }) => node);
  return {
    notifications: nodes.filter(({ candidate }: { candidate: { id: string } }) => candidate.id === candidateId),
    unread: data.unreadNotifications,
  };
}

test('another changes a confirmed answer: the client is told, and reads old and new value before confirming again', async () => {
  const candidate = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
  const id = toGlobalId('Candidate', candidate._id);
  const asClient = (query: string, variables: object) =>
    story.server.graphql(query, variables, story.client.token).then(({ data }) => data);
  const confirmRead = async () => {
    const shownHash = (await asClient(READING, { id })).node.confirmationProof.hash;
    return (await asClient(CONFIRM, { input: { candidateId: id, shownHash } })).confirmCandidate;
  };
  expect(await confirmRead()).toMatchObject({ userErrors: [] });

  const input = { id, fields: [{ key: 'cidade', value: 'Olinda' }] };
  const changed = await story.server.graphql(UPDATE, { input }, story.admin.token);
  expect(changed.data.updateCandidate.userErrors).toEqual([]);
  await tell();

  expect(await toldOf(id, story.client)).toMatchObject({
    ...{ unread: 1, notifications: [{ kind: 'CHANGED_AFTER_CONFIRMATION', isRead: false }] },
  });
  const { node } = await asClient(READING, { id });
  expect(node.changesSinceConfirmation).toEqual([{ label: 'Cidade', before: 'Recife', after: 'Olinda' }]);
  expect(node.confirmations).toEqual([{ changedFieldLabels: ['Cidade'] }]);
  expect(node.confirmationProof.fields).toContainEqual({ key: 'cidade', displayValue: 'Olinda' });

  expect(await confirmRead()).toEqual({ candidate: { confirmations: [{ changedFieldLabels: [] }] }, userErrors: [] });
  expect((await asClient(READING, { id })).node.changesSinceConfirmation).toEqual([]);
});

describe('a change that comes in while a confirmation is written', () => {
  const services = () => story.server.services;
  const toOlinda = (candidateId: string) =>
    services().candidates.update(story.admin.viewer, candidateId, { fields: [{ key: 'cidade', value: 'Olinda' }] });
  /** What comes between two steps of the first confirmation of a candidate, by what is done there. */
  const moments = {
    'after the data were read': (candidateId: string) => {
      const service = services().candidates;
      const read = service.get.bind(service);
      const reading = jest.spyOn(service, 'get').mockImplementation(async (...given) => {
        reading.mockRestore();
        const found = await read(...given);
        await toOlinda(candidateId);
        return found;
      });
    },
    'before the candidate is marked': (candidateId: string) => {
      const { admission } = services().candidates;
      const mark = admission.setConfirmed.bind(admission);
      const marking = jest.spyOn(admission, 'setConfirmed').mockImplementation(async (...given) => {
        marking.mockRestore();
        await toOlinda(candidateId);
        return mark(...given);
      });
    },
  };

  test.each(Object.keys(moments) as (keyof typeof moments)[])('%s is told the company, once', async (moment) => {
    const candidate = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
    const candidateId = candidate._id.toString();
    // There and back before the confirmation, which is none of its changes.
    for (const value of ['Natal', 'Recife']) {
      await services().candidates.update(story.admin.viewer, candidateId, { fields: [{ key: 'cidade', value }] });
    }
    moments[moment](candidateId);
    await services().confirmations.confirm(story.client.viewer, { candidateId });
    await tell();
    const id = toGlobalId('Candidate', candidate._id);
    const kinds = async () => (await toldOf(id, story.client)).notifications.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['CHANGED_AFTER_CONFIRMATION']);

    await services().changes.repeat({ entity: 'confirmation', entityId: candidateId, action: 'confirm' });
    await tell();
    expect(await kinds()).toEqual(['CHANGED_AFTER_CONFIRMATION']);
    const { page } = await services().timeline.page(story.client.viewer, candidateId, {
      page: { offset: 0, limit: 20 },
      kinds: ['changed'],
    });
    expect(page.items.map(({ afterConfirmation }) => afterConfirmation)).toEqual([true, false, false]);
  });
});

test('of confirmed data that change, only those are told who may see one of the fields that did', async () => {
  const { candidates, confirmations } = story.server.services;
  const candidate = await story.register();
  const candidateId = candidate._id.toString();
  await confirmations.confirm(story.client.viewer, { candidateId });
  await candidates.update(story.admin.viewer, candidateId, { fields: [{ key: 'interno', value: 'sigiloso' }] });
  await tell();
  const told = async () => (await toldOf(toGlobalId('Candidate', candidate._id), story.client)).notifications;
  expect(await told()).toEqual([]);
  const shown = [
    { key: 'interno', value: 'outro' },
    { key: 'cidade', value: 'Natal' },
  ];
  await candidates.update(story.admin.viewer, candidateId, { fields: shown });
  await tell();
  expect(await told()).toMatchObject([{ kind: 'CHANGED_AFTER_CONFIRMATION' }]);
});

describe('a finish that changes confirmed data', () => {
  const kindsOf = async (candidateId: string, account = story.client) =>
    (await toldOf(toGlobalId('Candidate', candidateId), account)).notifications
      .map(({ kind }: { kind: string }) => kind)
      .toSorted();
  /** A form that was confirmed and opened again, with its candidate signed in. */
  async function reopened() {
    const { candidates, confirmations } = story.server.services;
    const fields = [
      { key: 'cidade', value: 'Recife' },
      { key: 'cpf', value: '52998224725' },
    ];
    const candidate = await story.register({ fields });
    const candidateId = candidate._id.toString();
    const { viewer } = await story.signIn(candidate);
    await candidates.ownForm.finish(viewer, {});
    await confirmations.confirm(story.client.viewer, { candidateId });
    await candidates.reopen(story.client.viewer, candidateId, {});
    return { candidateId, viewer };
  }

  test('is told as both; one that changes nothing as a finish alone', async () => {
    const { ownForm } = story.server.services.candidates;
    const changing = await reopened();
    await ownForm.finish(changing.viewer, { fields: [{ key: 'cidade', value: 'Olinda' }] });
    const same = await reopened();
    await ownForm.finish(same.viewer, {});
    await tell();
    const changed = 'CHANGED_AFTER_CONFIRMATION';
    for (const account of [story.client, story.admin]) {
      expect(await kindsOf(changing.candidateId, account)).toEqual([changed, 'COMPLETE', 'CORRECTION_SENT']);
      expect(await kindsOf(same.candidateId, account)).toEqual(['COMPLETE', 'CORRECTION_SENT']);
    }
  });

  test('is told as both also where it comes in while the confirmation is written', async () => {
    const { candidates, confirmations } = story.server.services;
    const { candidateId, viewer } = await reopened();
    await confirmations.unconfirm(story.client.viewer, { candidateId });
    await tell();
    const { admission } = candidates;
    const mark = admission.setConfirmed.bind(admission);
    const marking = jest.spyOn(admission, 'setConfirmed').mockImplementation(async (...given) => {
      marking.mockRestore();
      await candidates.ownForm.finish(viewer, { fields: [{ key: 'cidade', value: 'Olinda' }] });
      return mark(...given);
    });
    await confirmations.confirm(story.client.viewer, { candidateId });
    await tell();
    expect(await kindsOf(candidateId)).toEqual(['CHANGED_AFTER_CONFIRMATION', 'COMPLETE', 'CORRECTION_SENT']);
  });
});
