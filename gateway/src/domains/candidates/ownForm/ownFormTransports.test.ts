/** Bad input to the candidate's own form, through both transports: nothing of a refused request is stored. */
import { pino } from 'pino';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { withFiles } from '../../../../test/withFiles.js';
import { createSealer } from '../../../auth/seal.js';
import type { Role } from '../../../auth/viewer.js';
import { buildServices } from '../../services.js';

const NOW = new Date('2026-08-03T12:00:00Z');

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  story.server.setNow(NOW);
  const everyone: Role[] = ['admin', 'client', 'candidate'];
  const open = { target: 'candidate', canView: everyone, canEdit: everyone } as const;
  const { customFields } = story.server.services;
  await customFields.create(story.admin.viewer, { ...open, key: 'nascimento', label: 'Nascimento', type: 'date' });
  const options = ['Casado(a)', 'Solteiro(a)'].map((value) => ({ value, label: value }));
  const civil = { ...open, key: 'estado_civil', label: 'Estado civil', type: 'select', options } as const;
  const { _id } = await customFields.create(story.admin.viewer, civil);
  await customFields.update(story.admin.viewer, _id.toString(), { options: options.slice(1) });
});
afterAll(() => story.stop());

interface Refusal {
  status: number;
  code: string;
  fields: string[];
}
interface EntryPoint {
  save(id: string, token: string, values: Record<string, string>): Promise<Refusal>;
  finish(token: string): Promise<{ status: number; message: string }>;
}

const SAVE = `mutation ($input: SaveOwnAnswersInput!) {
  saveOwnAnswers(input: $input) { userErrors { code field } } }`;
const FINISH = 'mutation { finishOwnForm(input: {}) { userErrors { message } } }';

const transports: Record<string, EntryPoint> = {
  '/v1': {
    async save(id, token, formData) {
      const body = { formData };
      const answer = await story.server.rest('patch', `/candidates/${id}/form-data`, { token, body });
      const details = (answer.body.details ?? []) as { field: string }[];
      const fields = details.map(({ field }) => field.split('.').at(-1) ?? '');
      return { status: answer.status, code: answer.body.code, fields };
    },
    async finish(token) {
      const { status, body } = await story.server.rest('put', '/candidates/me', { token, body: {} });
      return { status, message: body.message };
    },
  },
  GraphQL: {
    async save(_id, token, values) {
      const fields = Object.entries(values).map(([key, value]) => ({ key, value }));
      const { data, errors, status } = await story.server.graphql(SAVE, { input: { fields } }, token);
      const refusals: { code: string; field: string[] | null }[] = data?.saveOwnAnswers?.userErrors ?? [];
      const code = refusals[0]?.code ?? errors?.[0]?.extensions.code ?? 'none';
      return {
        status: { FORBIDDEN: 403, INVALID: 422, UNAUTHENTICATED: 401 }[code] ?? status,
        code,
        fields: refusals.map(({ field }) => field?.at(-1) ?? ''),
      };
    },
    async finish(token) {
      const { data } = await story.server.graphql(FINISH, {}, token);
      const refusal = data.finishOwnForm.userErrors.at(0);
      return { status: refusal ? 422 : 200, message: refusal?.message };
    },
  },
};

const stored = async (id: string) => (await story.server.services.candidates.byIds([id]))[0];
const newcomer = async () => {
  const candidate = await story.register();
  return { id: candidate._id.toString(), candidate, ...(await story.signIn(candidate)) };
};

describe.each(Object.entries(transports))('%s', (_name, transport) => {
  it.each([
    ['a field that candidates only read', { parecer: 'bom' }, 403, 'parecer'],
    ['a field that candidates do not see', { interno: 'x' }, 403, 'interno'],
    ['a field that does not exist', { inventado: 'x' }, 403, 'inventado'],
    ['a day to come', { nascimento: '2026-08-05' }, 422, 'nascimento'],
    ['a day that is none', { nascimento: '2023-02-30' }, 422, 'nascimento'],
    ['an option that is no longer offered', { estado_civil: 'Casado(a)' }, 422, 'estado_civil'],
  ])('refuses %s, and stores nothing of what came along', async (_what, values, status, field) => {
    const { id, token } = await newcomer();
    const refusal = await transport.save(id, token, { cidade: 'Natal', ...(values as Record<string, string>) });
    expect(refusal).toMatchObject({ status, fields: [field] });
    expect((await stored(id))?.values).toEqual({});
  });

  it.each([11_000, 900_000, 1_048_577])('refuses a text of %i characters', async (length) => {
    const { id, token } = await newcomer();
    const { status } = await transport.save(id, token, { cidade: 'x'.repeat(length) });
    expect(status).toBe(length > 1_048_576 ? 413 : 422);
    expect((await stored(id))?.values).toEqual({});
  });

  it('takes no answer from a session that has run out or was revoked', async () => {
    const { id, candidate, token } = await newcomer();
    story.server.setNow(new Date(NOW.getTime() + 8 * 60 * 60 * 1000));
    expect(await transport.save(id, token, { cidade: 'Natal' })).toMatchObject({ status: 401 });
    story.server.setNow(NOW);
    await story.server.services.candidates.credentials.renew(story.client.viewer, candidate._id.toString());
    expect(await transport.save(id, token, { cidade: 'Natal' })).toMatchObject({ status: 401 });
    expect((await stored(id))?.values).toEqual({});
  });

  it('finishes only with every required field that the candidate can fill', async () => {
    const { id, token } = await newcomer();
    expect(await transport.finish(token)).toEqual({ status: 422, message: expect.stringContaining('CPF') });
    expect((await stored(id))?.status).toBe('in_progress');
    await transport.save(id, token, { cpf: '52998224725' });
    expect(await transport.finish(token)).toMatchObject({ status: 200 });
  });
});

it('`/v1` names the key of an answer that is no text or too long', async () => {
  const { id, token } = await newcomer();
  for (const cidade of [{ $ne: null }, 'x'.repeat(11_000)]) {
    const body = { formData: { cpf: '52998224725', cidade } };
    const answer = await story.server.rest('patch', `/candidates/${id}/form-data`, { token, body });
    expect([answer.status, answer.body.details[0].field]).toEqual([422, 'formData.cidade']);
  }
});

it('`/v1` gives candidates what they may see under a known key without a field, once they have consented', async () => {
  const { fieldPermissions, candidates } = story.server.services;
  const rights: Role[] = ['admin', 'candidate'];
  await fieldPermissions.save(story.admin.viewer, { fieldKey: 'motherName', canView: rights, canEdit: rights });
  const candidate = await story.register();
  const id = candidate._id.toString();
  const fields = [
    { key: 'motherName', value: 'Rosa Lima' },
    { key: 'ctps', value: '77' },
  ];
  await candidates.update(story.admin.viewer, id, { fields });
  const { token, viewer } = await story.signIn(candidate, { consented: false });
  const read = async () => (await story.server.rest('get', '/candidates/me', { token })).body.data;
  expect(await read()).toMatchObject({ motherName: null, customFieldValues: {} });
  await story.consent(viewer);
  expect(await read()).toMatchObject({
    motherName: 'Rosa Lima',
    ctps: null,
    customFieldValues: { motherName: 'Rosa Lima' },
  });
  const body = { formData: { motherName: 'Rosa Souza' } };
  const saved = await story.server.rest('patch', `/candidates/${id}/form-data`, { token, body });
  expect(saved.body.data).toMatchObject({ motherName: 'Rosa Souza', ctps: null });
  expect(saved.body.data.fields.map(({ key }: { key: string }) => key)).not.toContain('motherName');
});

it('`/v1` names the e-mail of a form where it was sent', async () => {
  const { id, token } = await newcomer();
  const body = { formData: { email: 'x', cidade: 'Natal' } };
  const answer = await story.server.rest('patch', `/candidates/${id}/form-data`, { token, body });
  expect(answer.body.details).toMatchObject([{ field: 'formData.email' }]);
});

it.each(['$ne', 'nome completo', '0'])('`/v1` names %j, which is no key of a field, where it was sent', async (key) => {
  const { id, token } = await newcomer();
  const body = { formData: { email: 'ana@exemplo.com', cidade: 'Natal', [key]: 'x' } };
  const answer = await story.server.rest('patch', `/candidates/${id}/form-data`, { token, body });
  expect(answer.body.details).toEqual([{ field: `formData.${key}`, message: 'Campo desconhecido.' }]);
});

it('a required field that candidates see but may not fill does not keep them from finishing', async () => {
  const { customFields, candidates } = story.server.services;
  const matricula = {
    key: 'matricula',
    label: 'Matrícula',
    type: 'text',
    target: 'candidate',
    required: true,
  } as const;
  const rights: Record<string, Role[]> = { canView: ['admin', 'client', 'candidate'], canEdit: ['admin', 'client'] };
  await customFields.create(story.admin.viewer, { ...matricula, ...rights });
  const { viewer } = await newcomer();
  const finished = await candidates.ownForm.finish(viewer, { fields: [{ key: 'cpf', value: '52998224725' }] });
  expect(finished.status).toBe('complete');
});

it('a required field that candidates cannot see is not asked for, and the log is told once until it is mended', async () => {
  const lines: { level: number; fields: string[]; msg: string }[] = [];
  const write = (line: string) => {
    const entry = JSON.parse(line);
    // The field's rights are told to whom the security stream goes, whatever the level.
    if (entry.stream !== 'security') lines.push(entry);
  };
  const logger = pino({ level: 'error' }, { write });
  const { config } = story.server;
  const services = buildServices(
    withFiles({ config, logger, sealer: createSealer(config.encryptionKey), now: () => NOW }),
  );
  const field = { key: 'centro', label: 'Centro de custo', type: 'text', target: 'candidate', required: true } as const;
  const { _id } = await services.customFields.create(story.admin.viewer, field);
  const candidate = await story.register();
  const asked = async () =>
    services.candidates.ownForm
      .fields(candidate, await services.customFields.catalogueOf(candidate))
      .map(({ key }) => key);

  expect(await asked()).not.toContain('centro');
  await asked();
  // A form of which the field is no question tells nothing of whether it was mended.
  const other = story.otherClient.viewer;
  await services.customFields.update(story.admin.viewer, _id.toString(), { clientIds: [other.clientId ?? ''] });
  await asked();
  services.candidates.ownForm.fields(candidate, await services.customFields.catalogueOfClient(other.clientId));
  await services.customFields.update(story.admin.viewer, _id.toString(), { clientIds: null });
  const told = { fields: ['centro'], msg: 'configuration error: candidates cannot see these required fields' };
  expect(lines).toEqual([expect.objectContaining(told)]);
  await services.customFields.update(story.admin.viewer, _id.toString(), { required: false });
  await asked();
  await services.customFields.update(story.admin.viewer, _id.toString(), { required: true });
  await asked();
  expect(lines).toHaveLength(2);
});
