/** The link that opens WhatsApp: for whom it is made, and what it says. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const { customFields } = story.server.services;
  for (const [key, canView] of [
    ['telefone_fixo', ['admin', 'client', 'candidate']],
    ['celular', ['admin', 'client', 'candidate']],
    ['whatsapp_interno', ['admin']],
  ] as const) {
    const rights = { canView: [...canView], canEdit: ['admin' as const] };
    await customFields.create(story.admin.viewer, {
      key,
      label: key,
      type: 'text',
      format: 'phone',
      target: 'candidate',
      ...rights,
    });
  }
});
afterAll(() => story.stop());

const register = (values: Record<string, string>) =>
  story.server.services.candidates.create(story.admin.viewer, {
    name: 'Ana & Bia',
    email: `p${Math.random()}@exemplo.com`,
    clientId: story.client.viewer.clientId,
    fields: [{ key: 'cpf', value: '52998224725' }, ...Object.entries(values).map(([key, value]) => ({ key, value }))],
  });
async function linkOf({ _id }: CandidateRecord, token: string) {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Candidate { whatsappLink accessLink accessPassword } } }';
  return (await story.server.graphql(query, { id: toGlobalId('Candidate', _id) }, token)).data.node;
}

it('holds the company’s text with the link, and never the password', async () => {
  const { admin, client, server } = story;
  const candidate = await register({ celular: '(11) 98765-4321' });
  const usual = await linkOf(candidate, client.token);
  const url = new URL(usual.whatsappLink);
  expect(url.origin + url.pathname).toBe('https://wa.me/5511987654321');
  expect(url.searchParams.get('text')).toBe(
    `Olá, Ana & Bia! Padaria Bom Pão pediu os dados da sua admissão. Você pode preencher tudo por este link: ${usual.accessLink}`,
  );
  const own = { message: 'whatsapp', language: 'pt-BR', body: '{{prazo}} {{link}}' };
  await server.services.texts.save(client.viewer, null, own);
  const { whatsappLink, accessPassword } = await linkOf(candidate, admin.token);
  expect(new URL(whatsappLink).searchParams.get('text')).toBe(`a combinar ${usual.accessLink}`);
  expect(whatsappLink).not.toContain(accessPassword);
});

it.each([
  ['a mobile number before others', { telefone_fixo: '1134567890', celular: '11987654321' }, '5511987654321'],
  ['a landline where there is no other', { telefone_fixo: '(11) 3456-7890' }, '551134567890'],
  ['no number abroad', { celular: '+351912345678' }, null],
  ['no area code that does not exist', { celular: '20987654321' }, null],
  ['none without a number', {}, null],
])('takes %s', async (_name, values, expected) => {
  const { whatsappLink } = await linkOf(await register(values), story.client.token);
  expect(whatsappLink === null ? null : new URL(whatsappLink).pathname.slice(1)).toBe(expected);
});

it('is not there for one who has finished, until the form is opened again', async () => {
  const { candidates } = story.server.services;
  const candidate = await register({ celular: '11987654321' });
  const { viewer } = await story.signIn(candidate);
  await candidates.ownForm.finish(viewer, {});
  expect((await linkOf(candidate, story.client.token)).whatsappLink).toBeNull();
  await candidates.reopen(story.client.viewer, candidate._id.toString(), {});
  expect((await linkOf(candidate, story.client.token)).whatsappLink).toContain('5511987654321');
});

it('is about the correction once the form was opened again', async () => {
  const { candidates } = story.server.services;
  const first = await register({ celular: '11987654321' });
  const candidate = await register({ celular: '11987654321' });
  const { viewer } = await story.signIn(candidate);
  await candidates.ownForm.finish(viewer, {});
  await candidates.reopen(story.client.viewer, candidate._id.toString(), {});
  const query = `query ($first: ID!, $other: ID!) {
    first: node(id: $first) { ... on Candidate { whatsappLink } }
    other: node(id: $other) { ... on Candidate { whatsappLink } }
  }`;
  const ids = { first: toGlobalId('Candidate', first._id), other: toGlobalId('Candidate', candidate._id) };
  const { data } = await story.server.graphql(query, ids, story.admin.token);
  const textOf = (which: 'first' | 'other') => new URL(data[which].whatsappLink).searchParams.get('text');
  expect(textOf('first')).not.toContain('correção');
  expect(textOf('other')).toContain('Padaria Bom Pão pediu uma correção no seu cadastro de admissão.');
  await mongoose.connection
    .collection('candidates')
    .updateOne({ _id: first._id }, { $set: { documentsState: 'refused' } });
  const { whatsappLink } = await linkOf(first, story.admin.token);
  expect(new URL(whatsappLink).searchParams.get('text')).toContain('pediu uma correção');
});

it('is made of no telephone that the viewer may not see', async () => {
  const candidate = await register({ whatsapp_interno: '11987654321' });
  expect((await linkOf(candidate, story.client.token)).whatsappLink).toBeNull();
  expect((await linkOf(candidate, story.admin.token)).whatsappLink).toContain('5511987654321');
});
