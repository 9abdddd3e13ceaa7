/** What integrators read where a judgement is not taken: `userErrors`, with the document as somebody else has left it. */
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { toGlobalId } from '../../lib/globalId.js';

let story: DocumentStory;
let documentId: string;
beforeAll(async () => {
  story = await startDocumentStory();
  await story.field({ key: 'diploma', documentOptions: { approver: 'admin' } });
});
afterAll(() => story.stop());

async function sent(fieldKey: string): Promise<string> {
  const candidate = await story.register();
  return (await story.send(story.admin.viewer, candidate._id.toString(), fieldKey))._id.toString();
}
beforeEach(async () => {
  documentId = await sent('rg');
});

async function judge(call: 'approveDocument' | 'refuseDocument', input: object, token = story.client.token) {
  const type = call === 'approveDocument' ? 'ApproveDocumentInput' : 'RefuseDocumentInput';
  const { data, errors } = await story.server.graphql(
    `mutation ($input: ${type}!) { ${call}(input: $input) { document { state } userErrors { code field message } } }`,
    { input: { id: toGlobalId('Document', documentId), ...input } },
    token,
  );
  return errors?.[0]?.extensions.code ?? data[call];
}

it('a refusal without a reason, or with one that is too long, changes nothing', async () => {
  for (const [reason, code] of [
    [' ', 'REQUIRED'],
    ['x'.repeat(501), 'INVALID'],
  ]) {
    expect(await judge('refuseDocument', { reason })).toEqual({
      document: null,
      userErrors: [{ code, field: ['reason'], message: expect.stringMatching(/motivo/i) as string }],
    });
  }
  expect(await judge('approveDocument', {})).toEqual({ document: { state: 'APPROVED' }, userErrors: [] });
});

it('a company may not judge what administrators judge, nor find what is not its own', async () => {
  documentId = await sent('diploma');
  expect(await judge('approveDocument', {})).toBe('FORBIDDEN');
  documentId = await sent('rg');
  const asOther = await judge('approveDocument', {}, story.otherClient.token);
  expect(asOther).toMatchObject({ document: null, userErrors: [{ code: 'NOT_FOUND' }] });
});

it('who comes second gets the document as the first has left it', async () => {
  await judge('refuseDocument', { reason: 'Ilegível' }, story.admin.token);
  expect(await judge('approveDocument', {})).toMatchObject({
    document: { state: 'REFUSED' },
    userErrors: [{ code: 'CONFLICT', message: expect.stringContaining('já foi avaliado por') as string }],
  });
});

it('who sends the same judgement again, as its answer was lost, is told that it is made', async () => {
  const reason = { reason: 'Ilegível' };
  await judge('refuseDocument', reason);
  expect(await judge('refuseDocument', reason)).toEqual({ document: { state: 'REFUSED' }, userErrors: [] });
  for (const [call, input, token] of [
    ['refuseDocument', { reason: 'Falta o verso' }, story.client.token],
    ['approveDocument', {}, story.client.token],
    ['refuseDocument', reason, story.admin.token],
  ] as const) {
    expect(await judge(call, input, token)).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] });
  }
  documentId = await sent('rg');
  await judge('approveDocument', {});
  expect(await judge('approveDocument', {})).toEqual({ document: { state: 'APPROVED' }, userErrors: [] });
});
