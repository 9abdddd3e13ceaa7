/** Candidates found by what they have answered: by whom, how it is typed, and at what cost. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import type { UserViewer } from '../../../auth/viewer.js';

const CPF = '52998224725';

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  const { customFields } = story.server.services;
  const everyone = ['admin', 'client', 'candidate'] as const;
  const rights = { target: 'candidate', canView: [...everyone], canEdit: [...everyone] } as const;
  await customFields.create(story.admin.viewer, {
    ...rights,
    key: 'celular',
    label: 'Celular',
    type: 'text',
    format: 'phone',
  });
  await customFields.create(story.admin.viewer, {
    ...rights,
    key: 'inicio',
    label: 'Início',
    type: 'date',
    allowFutureDates: true,
  });
  await customFields.create(story.admin.viewer, {
    ...rights,
    key: 'turno',
    label: 'Turno',
    type: 'select',
    options: [
      { value: 'm', label: 'Manhã' },
      { value: 'n', label: 'Noite' },
    ],
  });
  const ana = [
    ['cpf', CPF],
    ['cidade', 'São Paulo do Potengi'],
    ['salario', '3500.5'],
    ['interno', 'Sigiloso'],
    ['celular', '(84) 98888-7777'],
    ['inicio', '2026-12-01'],
    ['turno', 'm'],
    ['pis', '12056412547'],
  ].map(([key, value]) => ({ key, value }));
  await story.register({ name: 'Ana', fields: ana, clientId: story.client.viewer.clientId }, story.admin.viewer);
  await story.register({ name: 'Rui', fields: [{ key: 'cidade', value: 'Santos' }] }, story.otherClient.viewer);
  sent = await watchCommands(story.server);
});
afterAll(() => story.stop());

/** Who is found by a text, with the field and what is shown of it. */
async function found(text: string, viewer: UserViewer): Promise<string[]> {
  const hits = await story.server.services.candidates.answers.find(viewer, { text, first: 6 });
  return hits.map(({ candidate, field }) => `${candidate.name}: ${field.label} ${field.displayValue ?? ''}`);
}

test.each([
  ['the beginning of a text, without case and accents', 'SAO PAU', 'Ana: Cidade São Paulo do Potengi'],
  ['a number with its punctuation', '(84) 98888', 'Ana: Celular (84) 98888-7777'],
  ['a number without punctuation', '8498888', 'Ana: Celular (84) 98888-7777'],
  ['a CPF as it is printed', '529.982.247-25', 'Ana: CPF 529.982.247-25'],
  ['an amount', '3.500,50', 'Ana: Salário 3.500,50'],
  ['a day', '1/12/2026', 'Ana: Início 01/12/2026'],
  ['the label of a choice', 'manha', 'Ana: Turno Manhã'],
])('staff find by %s', async (_what, text, hit) => {
  expect(await found(text, story.admin.viewer)).toEqual([hit]);
  expect(await found(text, story.client.viewer)).toEqual([hit]);
});

test('a value that the viewer may not see finds no one, nor does one of another company', async () => {
  expect(await found('Sigi', story.admin.viewer)).toEqual(['Ana: Interno Sigiloso']);
  expect(await found('Sigi', story.client.viewer)).toEqual([]);
  expect(await found('sa', story.otherClient.viewer)).toEqual(['Rui: Cidade Santos']);
  expect((await found('sa', story.admin.viewer)).sort()).toEqual([
    'Ana: Cidade São Paulo do Potengi',
    'Rui: Cidade Santos',
  ]);
});

test('a key without a field is searched by those who may view it', async () => {
  expect(await found('120.56412.54-7', story.admin.viewer)).toEqual(['Ana: PIS 120.56412.54-7']);
  expect(await found('120.56412.54-7', story.client.viewer)).toEqual([]);
});

test.each(['', '   ', 'paulo', '999', '.*', '$where', '\uffff', 'zz'])('%j finds no one', async (text) => {
  expect(await found(text, story.admin.viewer)).toEqual([]);
});

test('an account of a company that has none finds no one', async () => {
  expect(await found('sa', { ...story.client.viewer, clientId: null })).toEqual([]);
});

test('a text or a number of hits beyond the bounds is refused', async () => {
  const { answers } = story.server.services.candidates;
  await expect(answers.find(story.admin.viewer, { text: 'a'.repeat(201), first: 6 })).rejects.toMatchObject({
    code: 'INVALID',
  });
  await expect(answers.find(story.admin.viewer, { text: 'a', first: 21 })).rejects.toMatchObject({ code: 'INVALID' });
});

test('the database reads as many candidates as are found, of thousands that answer alike', async () => {
  const { admin, client } = story;
  await story.server.services.candidates.createMany(
    client.viewer,
    Array.from({ length: 1_000 }, (_, index) => ({
      clientId: null,
      name: 'Pessoa',
      email: `muitas${index}@exemplo.com`,
      fields: [{ key: 'cidade', value: `Natal ${index}` }],
    })),
  );
  for (const viewer of [admin.viewer, client.viewer]) {
    takeReads(sent, 'candidates');
    expect(await found('natal', viewer)).toHaveLength(6);
    const [look] = takeReads(sent, 'candidates');
    const { plan, documents, keys } = await explained(look!);
    expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
    expect([documents, keys < 30]).toEqual([6, true]);
  }
});
