/** Confirming and withdrawing, and what a change does to a confirmation. */
import { jest } from '@jest/globals';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import type { Viewer } from '../../auth/viewer.js';
import { createLoaders } from '../loaders.js';
import { changedFields, shownFields } from './confirmationLabels.js';
import { addConfirmedMoments, ConfirmationModel } from './confirmationsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const confirmations = () => story.server.services.confirmations;
const candidates = () => story.server.services.candidates;

async function registered(): Promise<string> {
  return (await story.register())._id.toString();
}
/** What reads that a request makes come from. */
const contextOf = (viewer: Viewer) => {
  const { services } = story.server;
  return { viewer, services, loaders: createLoaders(services) };
};
async function isMarked(candidateId: string): Promise<boolean> {
  return (await candidates().get(story.admin.viewer, candidateId)).isConfirmed;
}

describe('confirming', () => {
  it('keeps its moment when the candidate changes, and tells it of records from before it was kept', async () => {
    const candidateId = await registered();
    const { confirmedAt } = await confirmations().confirm(story.client.viewer, { candidateId });
    expect(confirmedAt).toBeInstanceOf(Date);
    story.server.setNow(new Date(Date.now() + 3_600_000));
    await candidates().update(story.admin.viewer, candidateId, { fields: [{ key: 'cidade', value: 'Natal' }] });
    const present = async () => (await confirmations().byCandidateIds([candidateId]))[0];
    expect(await present()).toMatchObject({ confirmedAt, changedFieldKeys: ['cidade'] });
    expect((await present())?.updatedAt).not.toEqual(confirmedAt);
    story.server.setNow(null);
    await confirmations().records.copy(candidateId);
    await ConfirmationModel.updateOne({ candidateId }, { $unset: { confirmedAt: 1 } });
    await addConfirmedMoments();
    expect(await present()).toMatchObject({ confirmedAt });
  });

  it('stores name and notes, and marks the candidate', async () => {
    const candidateId = await registered();
    const confirmation = await confirmations().confirm(story.client.viewer, {
      candidateId,
      clientNotes: ' Tudo certo ',
    });
    expect(confirmation).toMatchObject({ isConfirmed: true, clientNotes: 'Tudo certo', changedFieldKeys: [] });
    expect(confirmation.candidateName).toMatch(/^Pessoa/);
    expect(await isMarked(candidateId)).toBe(true);
  });

  it('twice is the same as once', async () => {
    const candidateId = await registered();
    const first = await confirmations().confirm(story.client.viewer, { candidateId, clientNotes: 'Ok' });
    const again = await confirmations().confirm(story.client.viewer, { candidateId });
    expect(again).toMatchObject({ _id: first._id, clientNotes: 'Ok', createdAt: first.createdAt });
  });

  it('many times at once makes one record', async () => {
    const candidateId = await registered();
    await Promise.all(Array.from({ length: 10 }, () => confirmations().confirm(story.client.viewer, { candidateId })));
    expect(await ConfirmationModel.countDocuments({ candidateId })).toBe(1);
  });

  it('is not for admins', async () => {
    const candidateId = await registered();
    await expect(confirmations().confirm(story.admin.viewer, { candidateId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await isMarked(candidateId)).toBe(false);
  });

  it.each(['confirm', 'unconfirm'] as const)("%s: another client's candidate does not exist", async (method) => {
    const candidateId = await registered();
    const attempt = confirmations()[method](story.otherClient.viewer, { candidateId });
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Candidato não encontrado.' });
    expect(await ConfirmationModel.countDocuments({ candidateId })).toBe(0);
  });

  it('in the name of another client is refused', async () => {
    const candidateId = await registered();
    const { clientId } = story.otherClient.viewer;
    const attempt = confirmations().confirm(story.client.viewer, { candidateId, clientId });
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses notes that are too long', async () => {
    const candidateId = await registered();
    const attempt = confirmations().confirm(story.client.viewer, { candidateId, clientNotes: 'x'.repeat(2_001) });
    await expect(attempt).rejects.toMatchObject({ details: [{ field: ['clientNotes'] }] });
  });
});

describe('withdrawing', () => {
  it('keeps the record, unconfirmed, and takes the mark away', async () => {
    const candidateId = await registered();
    const confirmation = await confirmations().confirm(story.client.viewer, { candidateId });
    const withdrawn = await confirmations().unconfirm(story.client.viewer, { candidateId });
    expect(withdrawn).toMatchObject({ _id: confirmation._id, isConfirmed: false });
    expect(await isMarked(candidateId)).toBe(false);
  });

  it('says so when nothing is confirmed', async () => {
    const candidateId = await registered();
    await expect(confirmations().unconfirm(story.client.viewer, { candidateId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Confirmação não encontrada para este candidato',
    });
  });

  it('mends a mark that a crash has left behind', async () => {
    const candidateId = await registered();
    await candidates().admission.setConfirmed(candidateId, true);
    await confirmations()
      .unconfirm(story.client.viewer, { candidateId })
      .catch(() => undefined);
    expect(await isMarked(candidateId)).toBe(false);
  });

  it('and confirming many times at once ends with mark and record alike', async () => {
    const candidateId = await registered();
    await confirmations().confirm(story.client.viewer, { candidateId });
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        number % 2
          ? confirmations().confirm(story.client.viewer, { candidateId })
          : confirmations().unconfirm(story.client.viewer, { candidateId }),
      ),
    );
    const [confirmation] = await confirmations().byCandidateIds([candidateId]);
    expect(await isMarked(candidateId)).toBe(confirmation?.isConfirmed);
  });
});

describe('a change after the confirmation', () => {
  const confirmedAs = { name: 'Nome Errado', cidade: 'Recife' };
  async function confirmedAndChanged(): Promise<string> {
    const { name, cidade } = confirmedAs;
    const candidateId = (await story.register({ name, fields: [{ key: 'cidade', value: cidade }] }))._id.toString();
    await confirmations().confirm(story.client.viewer, { candidateId });
    await candidates().update(story.admin.viewer, candidateId, {
      name: 'Nome Corrigido',
      fields: [
        { key: 'cidade', value: 'Natal' },
        { key: 'interno', value: 'sigiloso' },
      ],
    });
    return candidateId;
  }

  it('keeps it and notes what changed, also by the candidate', async () => {
    const candidateId = await confirmedAndChanged();
    const self = await story.signIn(await candidates().get(story.admin.viewer, candidateId));
    await candidates().ownForm.save(self.viewer, { fields: [{ key: 'cpf', value: '52998224725' }] });
    const [confirmation] = await confirmations().byCandidateIds([candidateId]);
    expect(confirmation).toMatchObject({ isConfirmed: true, changedFieldKeys: ['name', 'cidade', 'interno', 'cpf'] });
  });

  it('is told by labels, and never of a field that the viewer may not see', async () => {
    const candidateId = await confirmedAndChanged();
    const [confirmation] = await confirmations().byCandidateIds([candidateId]);
    const labels = async (viewer: typeof story.admin.viewer) =>
      confirmation && (await changedFields(confirmation, contextOf(viewer))).map(({ label }) => label);
    expect(await labels(story.client.viewer)).toEqual(['Nome', 'Cidade']);
    expect(await labels(story.admin.viewer)).toEqual(['Nome', 'Cidade', 'Interno']);
  });

  it('is no longer told of a field that was deleted since', async () => {
    const candidateId = await confirmedAndChanged();
    const [confirmation] = await confirmations().byCandidateIds([candidateId]);
    const { role } = story.admin.viewer;
    const catalogue = await story.server.services.customFields.catalogueOfClient(null);
    const without = { ...catalogue, fields: catalogue.fields.filter(({ key }) => key !== 'cidade') };
    const changed = shownFields(confirmation?.changedFieldKeys ?? [], role, without);
    expect(changed.map(({ key }) => key)).toEqual(['name', 'interno']);
  });

  it('is no longer told of what is again as it was confirmed', async () => {
    const candidateId = await confirmedAndChanged();
    const told = async () => {
      const [confirmation] = await confirmations().byCandidateIds([candidateId]);
      return confirmation && (await changedFields(confirmation, contextOf(story.client.viewer))).map(({ key }) => key);
    };
    const { name, cidade } = confirmedAs;
    await candidates().update(story.admin.viewer, candidateId, { fields: [{ key: 'cidade', value: cidade }] });
    expect(await told()).toEqual(['name']);
    await candidates().update(story.admin.viewer, candidateId, { name });
    expect(await told()).toEqual([]);
    await candidates().update(story.admin.viewer, candidateId, { fields: [{ key: 'cidade', value: 'Olinda' }] });
    expect(await told()).toEqual(['cidade']);
  });

  it('is accepted by confirming again', async () => {
    const candidateId = await confirmedAndChanged();
    const confirmation = await confirmations().confirm(story.client.viewer, { candidateId });
    expect(confirmation).toMatchObject({ candidateName: 'Nome Corrigido', changedFieldKeys: [] });
  });

  it.each(['confirm', 'update'] as const)(
    'that is written while %s reads and writes is noted as well',
    async (method) => {
      const candidateId = await registered();
      const { _id } = await confirmations().confirm(story.client.viewer, { candidateId });
      const service = candidates();
      const read = service.get.bind(service);
      // The answer and its note come after the data were read, and before they are confirmed.
      const reading = jest.spyOn(service, 'get').mockImplementation(async (...given) => {
        const found = await read(...given);
        reading.mockRestore();
        await service.update(story.admin.viewer, candidateId, { fields: [{ key: 'cidade', value: 'Natal' }] });
        return found;
      });
      await {
        confirm: () => confirmations().confirm(story.client.viewer, { candidateId }),
        update: () => confirmations().update(story.client.viewer, _id.toString(), { isConfirmed: true }),
      }[method]();
      const [confirmation] = await confirmations().byCandidateIds([candidateId]);
      expect(confirmation).toMatchObject({ isConfirmed: true, changedFieldKeys: ['cidade'] });
    },
  );

  it('is noted by the sweep where the mark of the candidate was lost meanwhile', async () => {
    const candidateId = await registered();
    await confirmations().confirm(story.client.viewer, { candidateId });
    await candidates().admission.setConfirmed(candidateId, false);
    await candidates().update(story.admin.viewer, candidateId, { fields: [{ key: 'cidade', value: 'Natal' }] });
    expect(await confirmations().reconcile()).toBe(1);
    expect(await isMarked(candidateId)).toBe(true);
    expect((await confirmations().byCandidateIds([candidateId]))[0]?.changedFieldKeys).toEqual(['cidade']);
  });

  it('is noted where a withdrawal that found none confirmed comes between confirmation and mark', async () => {
    const candidateId = await registered();
    const { admission } = candidates();
    const mark = admission.setConfirmed.bind(admission);
    // The withdrawal sets the mark to what it saw before the confirmation, and an answer changes before it looks once more.
    const marking = jest.spyOn(admission, 'setConfirmed').mockImplementation(async (...given) => {
      marking.mockRestore();
      await confirmations().confirm(story.client.viewer, { candidateId });
      const exists = await mark(...given);
      await candidates().update(story.admin.viewer, candidateId, { fields: [{ key: 'cidade', value: 'Natal' }] });
      return exists;
    });
    await confirmations()
      .unconfirm(story.client.viewer, { candidateId })
      .catch(() => undefined);
    expect(await isMarked(candidateId)).toBe(true);
    expect((await confirmations().byCandidateIds([candidateId]))[0]?.changedFieldKeys).toEqual(['cidade']);
  });

  it('that was none leaves no note', async () => {
    const candidateId = await registered();
    await confirmations().confirm(story.client.viewer, { candidateId });
    const { name } = await candidates().get(story.admin.viewer, candidateId);
    await candidates().update(story.client.viewer, candidateId, { name });
    expect((await confirmations().byCandidateIds([candidateId]))[0]?.changedFieldKeys).toEqual([]);
  });
});

describe('reading', () => {
  it.each(['find', 'ofClient', 'ofCandidate', 'get'] as const)('%s shows another client nothing', async (method) => {
    const candidateId = await registered();
    const confirmation = await confirmations().confirm(story.client.viewer, { candidateId });
    const clientId = confirmation.clientId.toString();
    const { viewer } = story.otherClient;
    const attempts = {
      find: () => confirmations().find(viewer, { candidateId, clientId }),
      ofClient: () => confirmations().ofClient(viewer, clientId, { offset: 0, limit: 5 }),
      ofCandidate: () => confirmations().ofCandidate(viewer, candidateId),
      get: () => confirmations().get(viewer, confirmation._id.toString()),
    };
    await expect(attempts[method]()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
