/** What the mail of a round of review says: what is asked for again and why, the way in, and nothing of a hidden field. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { startMailServer, type MailServer } from '../../../test/mail.js';
import { DocumentModel } from './documentsModel.js';

let story: DocumentStory;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  story = await startDocumentStory({ smtpUrl: mailServer.url });
  await story.field({ key: 'diploma', documentOptions: { approver: 'client' } });
  await story.field({ key: 'antecedentes', documentOptions: { approver: 'admin' } });
});
beforeEach(() => (mailServer.received.length = 0));
afterEach(() => story.server.setNow(null));
afterAll(async () => {
  await story.stop();
  await mailServer.stop();
});

const rounds = () => mongoose.connection.collection('documentReviewRounds');

async function refused(reasons: Record<string, string>, more: object = {}) {
  const { documents } = story.server.services;
  const candidate = await story.register({ name: 'Ana Prado', ...more });
  for (const [key, reason] of Object.entries(reasons)) {
    const document = await story.send(story.admin.viewer, candidate._id.toString(), key);
    await documents.judging.refuse(story.admin.viewer, document._id.toString(), { reason });
  }
  return candidate;
}

/** The only mail to a candidate that has come after the round. */
async function mailTo(email: string) {
  const { documents, mail } = story.server.services;
  story.server.setNow(new Date(Date.now() + 2 * 60_000));
  await documents.mails.sendDue();
  await mail.deliverDue();
  const mails = mailServer.received.filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  return mails[0]!;
}

it('names each document with its reason, and leads to the candidate’s own page', async () => {
  const candidate = await refused({ rg: 'Falta o verso', diploma: 'Ilegível' });
  const { subject, text, html } = await mailTo(candidate.email);
  expect(subject).toBe('Padaria Bom Pão: alguns documentos precisam ser enviados de novo');
  for (const words of ['Olá, Ana Prado!', 'RG: Falta o verso', 'DIPLOMA: Ilegível']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain(`/candidato/${candidate.accessToken}`);
});

it('does not ask for a document again that another answer asks for no longer', async () => {
  const { customFields, candidates } = story.server.services;
  const everyone = ['admin', 'client', 'candidate'] as const;
  const box = { key: 'dirige', label: 'Dirige?', type: 'checkbox', target: 'candidate' } as const;
  await customFields.create(story.admin.viewer, { ...box, canView: everyone, canEdit: everyone });
  await story.field({ key: 'cnh', condition: { fieldKey: 'dirige', values: ['true'] } });
  const drives = (value: string) => ({ fields: [{ key: 'dirige', value }] });
  const candidate = await refused({ rg: 'Falta o verso', cnh: 'Ilegível' }, drives('true'));
  await candidates.update(story.client.viewer, candidate._id.toString(), drives('false'));
  const { text } = await mailTo(candidate.email);
  expect(text).toContain('RG');
  expect(text).not.toContain('CNH');
});

it('has carried the access, which ends when the candidate gets another address', async () => {
  const { candidates } = story.server.services;
  const candidate = await refused({ rg: 'Falta o verso' });
  const id = candidate._id.toString();
  const { text } = await mailTo(candidate.email);
  await candidates.update(story.admin.viewer, id, { email: `nova.${id}@exemplo.com` });
  const { accessToken } = await candidates.get(story.admin.viewer, id);
  expect(text).not.toContain(`/candidato/${accessToken}`);
});

it('is not forgotten where another document is refused while the round is found to be over', async () => {
  const candidate = await refused({ rg: 'Falta o verso' });
  await DocumentModel.updateMany({ candidateId: candidate._id }, { $set: { isMailDue: false } });
  const exists = DocumentModel.exists.bind(DocumentModel);
  jest.spyOn(DocumentModel, 'exists').mockImplementationOnce((async (filter: object) => {
    const found = await exists(filter as never);
    // As another gateway does at this moment: it refuses a document, and moves the round.
    await DocumentModel.updateMany({ candidateId: candidate._id }, { $set: { isMailDue: true } });
    await rounds().updateOne({ _id: candidate._id }, { $set: { dueAt: new Date(Date.now() + 1_000) } });
    return found;
  }) as never);
  await story.server.services.documents.mails.plan(candidate._id);
  expect((await mailTo(candidate.email)).text).toContain('RG: Falta o verso');
});

it('says nothing of a field that the candidate may no longer view', async () => {
  const candidate = await refused({ rg: 'Documento vencido', antecedentes: 'Motivo sigiloso' });
  const { fieldPermissions } = story.server.services;
  await fieldPermissions.save(story.admin.viewer, { fieldKey: 'antecedentes', canView: ['admin'], canEdit: ['admin'] });
  const { subject, text, html } = await mailTo(candidate.email);
  expect(subject).toBe('Padaria Bom Pão: um documento precisa ser enviado de novo');
  expect(text).toContain('RG: Documento vencido');
  expect(`${text}${html}`).not.toMatch(/antecedentes|sigiloso/i);
});

it('is one, although the process ended between the queue and the mark that it is queued', async () => {
  const candidate = await refused({ rg: 'Falta o verso' });
  const { documents } = story.server.services;
  const start = Date.now();
  story.server.setNow(new Date(start + 2 * 60_000));
  await documents.mails.sendDue();
  await DocumentModel.updateMany({ candidateId: candidate._id }, { $set: { isMailDue: true } });
  await rounds().insertOne({ _id: candidate._id, dueAt: new Date(start) });
  expect((await mailTo(candidate.email)).text).toContain('RG: Falta o verso');
});

it('goes to the address that was corrected before it could go out, and to no other', async () => {
  const candidate = await refused({ rg: 'Falta o verso' });
  const { documents, candidates, mail } = story.server.services;
  story.server.setNow(new Date(Date.now() + 2 * 60_000));
  expect(await documents.mails.sendDue()).toBe(1);
  await candidates.update(story.admin.viewer, candidate._id.toString(), { email: 'ana.prado@exemplo.com' });
  await mail.deliverDue();
  expect(mailServer.received.map(({ to }) => to)).toEqual(['ana.prado@exemplo.com']);
});
