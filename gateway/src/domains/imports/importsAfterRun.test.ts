/** What an import does once its rows are written: it is paused and taken up, its accesses go out, its rows expire. */
import { jest } from '@jest/globals';
import mongoose, { trusted } from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { readWorkbook, sheetOf, valuesOf } from '../../../test/workbooks.js';
import { MAILS_TO_ONE_PERSON } from '../../auth/workLimits.js';
import { DataVersions, dataVersions } from '../../cache/dataVersions.js';
import { DomainError } from '../../lib/errors.js';
import { CandidateModel } from '../candidates/candidatesModel.js';
import { HAS_ENDED } from '../candidates/standing/ending.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
afterAll(async () => {
  await story.stop();
});

const imports = () => story.server.services.imports;
let serial = 0;
const nextEmail = () => `depois${(serial += 1)}@exemplo.com`;
const begun = (text: string) => imports().begin(story.client.viewer, arrivingFile(text, 'equipe.csv'), {});
const present = ({ _id }: ImportRecord) => imports().get(story.client.viewer, _id.toString());

/** An import of these people that has been run to its end. */
async function finished(emails: readonly string[]): Promise<ImportRecord> {
  const record = await begun(`Nome;E-mail\n${emails.map((email, index) => `Pessoa ${index};${email}`).join('\n')}\n`);
  await imports().runs.run(story.client.viewer, record._id.toString());
  await imports().idle();
  return present(record);
}

it('whose admission ends while the accesses go out gets none, and the others theirs', async () => {
  const emails = [nextEmail(), nextEmail()];
  const id = (await finished(emails))._id.toString();
  const { credentials } = story.server.services.candidates;
  jest.spyOn(credentials, 'send').mockImplementationOnce(async () => {
    throw new DomainError('PRECONDITION_FAILED', HAS_ENDED);
  });
  expect(await imports().access.send(story.client.viewer, id)).toEqual({ queuedCount: 1, remainingCount: 0 });
});

it('the accesses of those who were registered go out once, and the limit for one address keeps no other back', async () => {
  const [first, second] = [nextEmail(), nextEmail()];
  const record = await finished([first, second]);
  const id = record._id.toString();
  const { viewer } = story.client;
  for (let time = 0; time < MAILS_TO_ONE_PERSON; time++) {
    await story.server.services.workLimits.spendMail(viewer, first);
  }
  expect(await imports().access.send(viewer, id)).toEqual({ queuedCount: 1, remainingCount: 1 });
  await story.server.services.mail.deliverDue();
  const mailed = story.mailServer.received.map(({ to }) => to);
  expect([mailed.includes(second), mailed.includes(first)]).toEqual([true, false]);
  await expect(imports().access.send(viewer, id)).rejects.toMatchObject({ code: 'RATE_LIMITED' });

  story.server.setNow(new Date(Date.now() + 25 * 60 * 60_000));
  expect(await imports().access.send(viewer, id)).toEqual({ queuedCount: 1, remainingCount: 0 });
  expect(await imports().access.send(viewer, id)).toEqual({ queuedCount: 0, remainingCount: 0 });
  story.server.setNow(null);
});

it('the sheet of accesses has link, password and message of each person who was registered', async () => {
  const email = nextEmail();
  const record = await finished([email]);
  const bytes = await imports().files.accesses(story.client.viewer, record._id.toString());
  const sheet = sheetOf(await readWorkbook(bytes), 'Acessos');
  expect(valuesOf(sheet, 1, 5)).toEqual(['Nome', 'E-mail', 'Link', 'Senha', 'Mensagem']);
  const [name, address, link, password, message] = valuesOf(sheet, 2, 5).map(String);
  expect([name, address]).toEqual(['Pessoa 0', email]);
  expect(link).toContain('/candidato/');
  expect(message).toContain('Padaria Bom Pão');
  expect(message).toContain(String(link));
  expect(message).toContain(`senha ${password}`);
});

it('a paused run writes nothing more, and goes on where it stopped', async () => {
  const emails = Array.from({ length: 450 }, nextEmail);
  const record = await begun(`Nome;E-mail\n${emails.map((email) => `Pessoa;${email}`).join('\n')}\n`);
  const id = record._id.toString();
  await imports().runs.run(story.client.viewer, id);
  await imports().runs.pause(story.client.viewer, id);
  await imports().idle();
  const paused = await present(record);
  const written = await CandidateModel.countDocuments({ email: trusted({ $in: emails }) });
  expect(paused.state).toBe('paused');
  expect(written).toBeLessThan(emails.length);
  await imports().runs.resume(story.client.viewer, id);
  await imports().idle();
  expect(await present(record)).toMatchObject({ state: 'done', run: { counts: { created: 450, failed: 0 } } });
});

it('a run that is paused and undone at once is undone, though its last rows are still being written', async () => {
  const emails = Array.from({ length: 450 }, nextEmail);
  const record = await begun(`Nome;E-mail\n${emails.map((email) => `Pessoa;${email}`).join('\n')}\n`);
  const id = record._id.toString();
  await imports().runs.run(story.client.viewer, id);
  await imports().runs.pause(story.client.viewer, id);
  await imports().runs.undo(story.client.viewer, id);
  await imports().idle();
  expect(await present(record)).toMatchObject({ state: 'undone', lease: null });
  expect(await CandidateModel.countDocuments({ email: trusted({ $in: emails }) })).toBe(0);
});

it('a run pauses for a field that is switched off meanwhile through another gateway, of which no request tells this one', async () => {
  const rows = Array.from({ length: 60 }, () => `Ana;${nextEmail()};`);
  const record = await begun(`Nome;E-mail;CPF\n${rows.join('\n')}\n`);
  expect(record.columns.map(({ fieldKey }) => fieldKey)).toContain('cpf');
  const fields = mongoose.connection.collection('customFields');
  const insertMany = CandidateModel.insertMany.bind(CandidateModel) as (...values: unknown[]) => Promise<unknown>;
  const inserting = jest.spyOn(CandidateModel, 'insertMany').mockImplementationOnce((async (...values: unknown[]) => {
    await fields.updateMany({ key: 'cpf' }, { $set: { active: false } });
    await new DataVersions().markChanged('fields');
    return insertMany(...values);
  }) as never);
  await imports().runs.run(story.client.viewer, record._id.toString());
  await imports().idle();
  inserting.mockRestore();
  await fields.updateMany({ key: 'cpf' }, { $set: { active: true } });
  dataVersions.invalidateAll();
  const run = { pauseReason: 'O campo "CPF" está desativado.', counts: { created: 50 } };
  expect(await present(record)).toMatchObject({ state: 'paused', run });
});

it('undoing leaves who has been mailed the access, and says so', async () => {
  const record = await finished([nextEmail()]);
  const id = record._id.toString();
  await imports().access.send(story.client.viewer, id);
  await imports().runs.undo(story.client.viewer, id);
  await imports().idle();
  const { items } = await imports().results(record, { offset: 0, limit: 10 });
  expect(items).toMatchObject([{ undo: 'left', undoMessage: 'O acesso já foi enviado ao candidato.' }]);
});

it('file, rows and earlier values go thirty days after the last change; the counts stay', async () => {
  const record = await finished([nextEmail()]);
  const day = 24 * 60 * 60_000;
  story.server.setNow(new Date(Date.now() + 29 * day));
  await imports().housekeeping.removeExpired();
  expect(await present(record)).toMatchObject({ hasRows: true, hasFile: true });
  story.server.setNow(new Date(Date.now() + 31 * day));
  await imports().housekeeping.removeExpired();
  story.server.setNow(null);
  const after = await present(record);
  expect(after).toMatchObject({ hasRows: false, hasFile: false, columns: [], run: { counts: { created: 1 } } });
  expect(await imports().preview(after)).toEqual([]);
  await expect(imports().files.withResults(story.client.viewer, record._id.toString())).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
  });
});

it('a correction of a draft begins the thirty days anew', async () => {
  const record = await begun(`Nome;E-mail\nPessoa;${nextEmail()}\n`);
  const day = 24 * 60 * 60_000;
  story.server.setNow(new Date(Date.now() + 29 * day));
  await imports().drafts.leaveOut(story.client.viewer, record._id.toString(), { rows: [2], leftOut: true });
  story.server.setNow(new Date(Date.now() + 31 * day));
  await imports().housekeeping.removeExpired();
  story.server.setNow(null);
  expect(await present(record)).toMatchObject({ hasRows: true, hasFile: true });
});
