import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { startTestServer, type TestServer } from '../../test/server.js';
import { createSealer } from '../auth/seal.js';
import { CandidateEventModel } from '../domains/candidates/events/candidateEventsModel.js';
import { DocumentModel, type DocumentRecord } from '../domains/documents/documentsModel.js';
import { addDays } from '../domains/fields/values/civilDays.js';
import { todayInBrazil } from '../domains/fields/values/fieldDates.js';
import { CandidateModel } from '../domains/candidates/candidatesModel.js';
import { seedDemo, systemAdmin } from './demo.js';
import { demoFields } from './demoStory.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { config, files } = server;
  // Somebody signs in at the server whenever somebody does in the story, which removes what has expired by the real clock.
  const sessions = mongoose.connection.collection('sessions');
  const insert = sessions.insertOne.bind(sessions);
  jest.spyOn(sessions, 'insertOne').mockImplementation(async (...values) => {
    const inserted = await insert(...values);
    await sessions.deleteMany({ expiresAt: { $lte: new Date() } });
    return inserted;
  });
  await seedDemo({ config, files, sealer: createSealer(config.encryptionKey), logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

it('makes documents of every state, which the candidates’ records tell', async () => {
  const documents = await DocumentModel.find().lean<DocumentRecord[]>();
  const stateOf = ({ state, version, isWaiting, expiresOn }: DocumentRecord) =>
    [state, isWaiting && 'waiting', version > 1 && 'again', expiresOn && 'expires'].filter(Boolean).join(' ');
  expect([...new Set(documents.map(stateOf))].sort()).toEqual([
    'approved',
    'approved expires',
    'refused',
    'sent waiting',
    'sent waiting again',
  ]);
  expect(documents.every(({ hasCounted, pendingSince }) => hasCounted && pendingSince === null)).toBe(true);
});

it('has happened over weeks: every company has recent candidates, who took days, and people who need attention', async () => {
  const { clients, figures, candidates } = server.services;
  const admin = systemAdmin();
  const today = todayInBrazil(new Date());
  const companies = (await clients.list(admin, { page: { offset: 0, limit: 10 } })).items;
  expect(companies).toHaveLength(3);
  for (const { _id } of companies) {
    const scope = await figures.scope(admin, { from: addDays(today, -29), to: today, clientId: _id.toString() });
    expect((await figures.funnel(scope))[0]?.count).toBeGreaterThan(0);
    const attention = await candidates.admissionLists.attentionCounts(admin, _id.toString());
    expect(Math.max(...attention)).toBeGreaterThan(0);
  }
  const everybody = await figures.scope(admin, { from: addDays(today, -61), to: today });
  const durations = await figures.stageDurations(everybody);
  for (const stage of ['invited', 'filling', 'complete']) {
    expect(durations.find((one) => one.stage === stage)?.medianDays).toBeGreaterThan(0.3);
  }
  const registeredAt = await CandidateEventModel.find({ kind: 'registered' }).lean<{ at: Date }[]>();
  expect(new Set(registeredAt.map(({ at }) => todayInBrazil(at))).size).toBeGreaterThan(30);
  expect(registeredAt.every(({ at }) => at <= new Date())).toBe(true);
});

it('has its form in sections, each in one piece', async () => {
  const fields = await server.services.customFields.list(systemAdmin(), { target: 'candidate' });
  const sections = fields.map(({ section }) => section);
  const pieces = sections.filter((section, index) => section !== sections[index - 1]);
  expect(pieces).toEqual(['Dados pessoais', 'Endereço', 'Trabalho', 'Documentos', 'Uso interno']);
});

it('has people with dependents, each list with items that it takes, and nobody who was not asked', async () => {
  const people = await CandidateModel.find({}, { values: 1 }).lean<{ values: Record<string, string> }[]>();
  const list = demoFields.find(({ field }) => field.key === 'dependentes')?.field;
  const withDependents = people.filter(({ values }) => values['tem_dependentes'] === 'true');
  expect(people.filter(({ values }) => values['dependentes']).length).toBeGreaterThan(3);
  expect(withDependents.length).toBeLessThan(people.length);
  for (const { values } of people) {
    const items = JSON.parse(values['dependentes'] ?? '[]') as Record<string, string>[];
    if (values['tem_dependentes'] !== 'true') expect(items).toEqual([]);
    for (const item of items) {
      expect(item).toMatchObject({ parentesco: 'Filho(a)', data_nascimento: expect.stringMatching(/^20[012]\d-/) });
    }
  }
  expect(list?.condition).toEqual({ fieldKey: 'tem_dependentes', values: ['true'] });
});
