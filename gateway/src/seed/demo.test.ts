import { pino } from 'pino';
import { startTestServer, type TestServer } from '../../test/server.js';
import { setHashingCost } from '../auth/passwords.js';
import { DocumentModel, type DocumentRecord } from '../domains/documents/documentsModel.js';
import { seedDemo } from './demo.js';

let server: TestServer;
beforeAll(async () => {
  setHashingCost(4);
  server = await startTestServer();
});
afterAll(() => server.stop());

it('makes documents of every state, which the candidates’ records tell', async () => {
  await seedDemo(server.services, { logger: pino({ level: 'silent' }) });
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
