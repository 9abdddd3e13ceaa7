import { jest } from '@jest/globals';
import type { CandidateViewer } from '../../auth/viewer.js';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { DocumentModel, type DocumentRecord } from './documentsModel.js';

let story: DocumentStory;
let candidate: CandidateRecord;
let self: CandidateViewer;
let id: string;
let rg: DocumentRecord;

beforeAll(async () => {
  story = await startDocumentStory();
  await story.field({ key: 'diploma', documentOptions: { approver: 'admin' } });
});
beforeEach(async () => {
  candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  id = candidate._id.toString();
  self = (await story.signIn(candidate)).viewer;
  rg = await story.send(self, id, 'rg');
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

const services = () => story.server.services;
const judging = () => services().documents.judging;
const now = () => services().candidates.get(story.admin.viewer, id);
const stored = (document: DocumentRecord) => DocumentModel.findById(document._id).lean<DocumentRecord>();
const idOf = (document: DocumentRecord) => document._id.toString();
const mailed = (minutes: number) => {
  story.server.setNow(new Date(Date.now() + minutes * 60_000));
  return services().documents.mails.sendDue();
};

describe('who judges', () => {
  it('the client and administrators where the field says client, administrators alone where it says admin', async () => {
    const diploma = await story.send(self, id, 'diploma');
    await expect(judging().approve(story.client.viewer, idOf(diploma))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await judging().approve(story.admin.viewer, idOf(diploma));
    await judging().approve(story.client.viewer, idOf(rg));
    expect((await now()).documentsState).toBe('approved');
  });

  it('no user where the field says so, no other client, and no client that may not see the field', async () => {
    const foto = await story.send(self, id, 'foto');
    await expect(judging().approve(story.admin.viewer, idOf(foto))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(judging().approve(story.otherClient.viewer, idOf(rg))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await story.field({
      key: 'laudo',
      canView: ['admin'],
      canEdit: ['admin'],
      documentOptions: { approver: 'client' },
    });
    const laudo = await story.send(story.admin.viewer, id, 'laudo');
    await expect(judging().approve(story.client.viewer, idOf(laudo))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('a version waits while it counts and somebody judges its field', async () => {
  const foto = await story.send(self, id, 'foto');
  const newer = await story.send(self, id, 'rg');
  const query = 'query ($id: ID!) { node(id: $id) { ... on Document { waitsForJudgement } } }';
  const waits = async (document: DocumentRecord) => {
    const variables = { id: toGlobalId('Document', document._id) };
    return (await story.server.graphql(query, variables, story.client.token)).data.node.waitsForJudgement;
  };
  expect([await waits(rg), await waits(newer), await waits(foto)]).toEqual([false, true, false]);
  await judging().approve(story.client.viewer, idOf(newer));
  expect(await waits(newer)).toBe(false);
});

describe('a judgement', () => {
  it('is made once: the second reviewer is told who came first', async () => {
    const all = await Promise.allSettled([
      judging().approve(story.admin.viewer, idOf(rg)),
      judging().refuse(story.client.viewer, idOf(rg), { reason: 'Ilegível' }),
    ]);
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('já foi avaliado por') });
  });

  it('of a version that was sent anew meanwhile is a conflict, and leaves no trace', async () => {
    await story.send(self, id, 'rg');
    const late = judging().approve(story.client.viewer, idOf(rg));
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT', current: { state: 'sent' } });
    expect(await stored(rg)).toMatchObject({ state: 'sent', judgedAt: null, isWaiting: false });
  });

  it('opens a complete form for what was refused only, and taking it back closes it again', async () => {
    await services().candidates.ownForm.finish(self, {});
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Falta o verso' });
    expect(await now()).toMatchObject({ status: 'in_progress', requestedFieldKeys: ['rg'], documentsState: 'refused' });
    await judging().undo(story.client.viewer, idOf(rg));
    const closed = await now();
    expect(closed).toMatchObject({ status: 'complete', requestedFieldKeys: [], documentsState: 'waiting' });
    expect(closed.completedAt).not.toBeNull();
    expect(closed.stageSince).toEqual(closed.completedAt);
    expect(await stored(rg)).toMatchObject({ state: 'sent', isWaiting: true, isMailDue: false, pendingSince: null });
  });

  it('that is taken back leaves a confirmed form confirmed since its confirmation', async () => {
    await services().candidates.ownForm.finish(self, {});
    story.server.setNow(new Date(Date.now() + 60_000));
    await services().confirmations.confirm(story.client.viewer, { candidateId: id });
    const { stage, stageSince } = await now();
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Falta o verso' });
    expect((await now()).stage).toBe('correction');
    await judging().undo(story.client.viewer, idOf(rg));
    expect(await now()).toMatchObject({ stage, stageSince });
  });

  it('that is taken back leaves a form that was confirmed meanwhile confirmed since then', async () => {
    await services().candidates.ownForm.finish(self, {});
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Falta o verso' });
    const confirmedAt = new Date(Date.now() + 60_000);
    story.server.setNow(confirmedAt);
    await services().confirmations.confirm(story.client.viewer, { candidateId: id });
    await judging().undo(story.client.viewer, idOf(rg));
    expect(await now()).toMatchObject({ stage: 'confirmed', stageSince: confirmedAt });
  });

  describe('that is taken back on a form that the staff have opened', () => {
    const reopened = async (...fieldKeys: string[]) => {
      await services().candidates.ownForm.finish(self, {});
      await services().candidates.reopen(story.client.viewer, id, { fieldKeys });
    };
    const refusedAndTakenBack = async (document: DocumentRecord) => {
      await judging().refuse(story.client.viewer, idOf(document), { reason: 'Ilegível' });
      const { requestedFieldKeys } = await now();
      await judging().undo(story.client.viewer, idOf(document));
      return requestedFieldKeys;
    };

    it('asks no more for what it alone had asked for', async () => {
      await reopened('cidade');
      expect(await refusedAndTakenBack(rg)).toEqual(['cidade', 'rg']);
      expect(await now()).toMatchObject({ status: 'in_progress', requestedFieldKeys: ['cidade'] });
    });

    it('goes on asking for what the staff had asked for, which counts as corrected again', async () => {
      await reopened('rg');
      expect(await refusedAndTakenBack(await story.send(self, id, 'rg'))).toEqual(['rg']);
      expect(await now()).toMatchObject({
        ...{ status: 'in_progress', requestedFieldKeys: ['rg'], correctedFieldKeys: ['rg'] },
      });
    });

    it('goes on asking for what the staff have asked for after it', async () => {
      await reopened('cidade');
      await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Ilegível' });
      await reopened('rg');
      await judging().undo(story.client.viewer, idOf(rg));
      expect(await now()).toMatchObject({ status: 'in_progress', requestedFieldKeys: ['rg'] });
    });
  });

  it('is not taken back while the record does not tell of it yet, or it would be overtaken', async () => {
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Falta o verso' });
    await DocumentModel.updateOne({ _id: rg._id }, { $set: { pendingSince: new Date() } });
    await expect(judging().undo(story.client.viewer, idOf(rg))).rejects.toMatchObject({
      ...{ code: 'PRECONDITION_FAILED', message: expect.stringContaining('ainda está sendo gravada') },
    });
    expect(await stored(rg)).toMatchObject({ state: 'refused' });
  });

  it('that opens a complete form is told as a reopening, so that what comes then is a correction and no first finish', async () => {
    const { candidates, notifications, timeline } = services();
    await candidates.ownForm.finish(self, {});
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Falta o verso' });
    await story.send(self, id, 'rg');
    await candidates.ownForm.finish(self, {});
    const page = { offset: 0, limit: 50 };
    const { page: told } = await timeline.page(story.client.viewer, id, { page, kinds: ['reopened'] });
    expect(told.items).toMatchObject([{ keys: ['rg'], actor: { role: 'client' } }]);
    await candidates.events.copyPending();
    await notifications.tellPending();
    const { items } = await notifications.list(story.admin.viewer, page);
    const kinds = items.filter(({ candidateId }) => candidateId.equals(candidate._id)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['complete', 'correction_sent']);
  });

  it('of a document of an open form is no reopening', async () => {
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Falta o verso' });
    const page = { offset: 0, limit: 50 };
    const { page: told } = await services().timeline.page(story.client.viewer, id, { page, kinds: ['reopened'] });
    expect(told.items).toEqual([]);
  });

  it('of a second document asks for both, and what is sent again comes first in the queue', async () => {
    await services().candidates.ownForm.finish(self, {});
    const later = await story.register();
    const { viewer } = await story.signIn(later);
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Ilegível' });
    const other = await story.send(viewer, later._id.toString(), 'rg');
    const again = await story.send(self, id, 'rg');
    const page = { offset: 0, limit: 100 };
    const queue = await services().documents.toReview(story.client.viewer, { page });
    const order = queue.items.map(idOf);
    expect(order.indexOf(idOf(again))).toBeLessThan(order.indexOf(idOf(other)));
    expect(order).not.toContain(idOf(rg));
  });

  it('is taken back by no other user, and not once the candidate was mailed', async () => {
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Ilegível' });
    await expect(judging().undo(story.admin.viewer, idOf(rg))).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
    await mailed(2);
    await expect(judging().undo(story.client.viewer, idOf(rg))).rejects.toThrow('já foi avisado');
  });

  it('that is taken back while another version is sent leaves that one alone in the queue', async () => {
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Falta o verso' });
    const { documentValues } = services().candidates;
    const judge = documentValues.judge.bind(documentValues);
    let newer: DocumentRecord | undefined;
    jest.spyOn(documentValues, 'judge').mockImplementationOnce(async (...judgement) => {
      const told = await judge(...judgement);
      newer = await story.send(self, id, 'rg');
      return told;
    });
    await judging().undo(story.client.viewer, idOf(rg));
    const waiting = await DocumentModel.find({ candidateId: candidate._id, isWaiting: true }).lean<DocumentRecord[]>();
    expect(waiting.map(idOf)).toEqual([idOf(newer!)]);
  });

  it('is not mailed where another version is sent before the refusal is told', async () => {
    const { documentValues } = services().candidates;
    const judge = documentValues.judge.bind(documentValues);
    jest.spyOn(documentValues, 'judge').mockImplementationOnce(async (...judgement) => {
      const told = await judge(...judgement);
      await story.send(self, id, 'rg');
      return told;
    });
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Falta o verso' });
    expect(await stored(rg)).toMatchObject({ state: 'refused', isMailDue: false, pendingSince: null });
  });

  it('needs a reason to refuse, of at most 500 characters', async () => {
    for (const reason of ['', ' \n ', 'x'.repeat(501)]) {
      await expect(judging().refuse(story.client.viewer, idOf(rg), { reason })).rejects.toMatchObject({
        details: [{ field: ['reason'] }],
      });
    }
  });
});

describe('the mail of a round', () => {
  it('goes out once for all that was refused, a minute after the last document was judged', async () => {
    const diploma = await story.send(self, id, 'diploma');
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Ilegível' });
    expect(await mailed(5)).toBe(0);
    story.server.setNow(null);
    await judging().refuse(story.admin.viewer, idOf(diploma), { reason: 'Documento vencido' });
    expect(await mailed(0)).toBe(0);
    expect(await mailed(2)).toBe(1);
    expect(await mailed(60)).toBe(0);
  });

  it('goes out after half an hour while other documents wait', async () => {
    await story.send(self, id, 'diploma');
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Ilegível' });
    expect(await mailed(29)).toBe(0);
    expect(await mailed(31)).toBe(1);
  });

  it('does not go out for what was taken back or sent again before', async () => {
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Ilegível' });
    await judging().undo(story.client.viewer, idOf(rg));
    expect(await mailed(60)).toBe(0);
    story.server.setNow(null);
    await judging().refuse(story.client.viewer, idOf(rg), { reason: 'Ilegível' });
    await story.send(self, id, 'rg');
    expect(await mailed(60)).toBe(0);
  });
});

describe('a confirmation', () => {
  it('is followed by what was sent after it, and not by what was judged', async () => {
    const { confirmations } = services();
    const changed = async () => (await confirmations.byCandidateIds([id]))[0]?.changedFieldKeys;
    await confirmations.confirm(story.client.viewer, { candidateId: id });
    await judging().approve(story.client.viewer, idOf(rg));
    expect(await changed()).toEqual([]);
    await story.send(self, id, 'foto');
    expect(await changed()).toEqual(['foto']);
  });
});
