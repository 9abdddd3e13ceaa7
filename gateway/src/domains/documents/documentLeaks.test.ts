/** Each way to a document, for each role, with and without the right to view its field: nothing of a hidden one comes out. */
import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { createSealer } from '../../auth/seal.js';
import type { Role, Viewer } from '../../auth/viewer.js';
import { asBytes } from '../../../test/exportFixture.js';
import { asFile, photo, startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { DocumentModel, type DocumentRecord } from './documentsModel.js';

let story: DocumentStory;
let candidate: CandidateRecord;
let id: string;
let secret: DocumentRecord;
let callers: Record<'client' | 'candidate' | 'otherClient', { viewer: Viewer; token: string }>;
const everyone: Role[] = ['admin', 'client', 'candidate'];

beforeAll(async () => {
  story = await startDocumentStory();
  await story.field({
    key: 'laudo',
    label: 'Laudo sigiloso',
    documentOptions: { approver: 'client', pageNames: ['Capa'] },
  });
  candidate = await story.register({ name: 'Ana Prado', fields: [{ key: 'cpf', value: '52998224725' }] });
  id = candidate._id.toString();
  callers = { client: story.client, otherClient: story.otherClient, candidate: await story.signIn(candidate) };
  secret = await story.send(story.admin.viewer, id, 'laudo');
  await story.send(story.admin.viewer, id, 'rg');
});
afterAll(() => story.stop());

const services = () => story.server.services;
const rights = (canView: Role[], canEdit: Role[] = canView) =>
  services().fieldPermissions.save(story.admin.viewer, { fieldKey: 'laudo', canView, canEdit });
const onlyAdmin = () => rights(['admin']);

/** Downloads a path as bytes. */
const download = (path: string, token?: string) => {
  const request = supertest(story.server.app)
    .get(path)
    .buffer(true)
    .parse(asBytes as never);
  return token ? request.set('Authorization', `Bearer ${token}`) : request;
};

async function addressesFor(viewer: Viewer): Promise<string[]> {
  const [page] = await services().documents.pagesByIds(secret.pages.map(({ pageId }) => pageId.toString()));
  if (!page) throw new Error('the document has a page');
  const { addresses } = services().documents;
  return [
    addresses.file(viewer, page),
    ...[240, 800, 1600].map((width) => addresses.preview(viewer, page, width) ?? ''),
  ];
}

describe('addresses of pages', () => {
  it('open file and previews for those who may view, with headers that let nothing run', async () => {
    await rights(everyone);
    for (const { viewer } of [callers.client, callers.candidate]) {
      for (const address of await addressesFor(viewer)) {
        const { status, headers, body } = await download(address);
        expect([status, headers['content-type'], headers['cache-control']]).toEqual([
          200,
          'image/jpeg',
          'private, no-store',
        ]);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).toContain('sandbox');
        expect(headers['content-disposition']).toMatch(/^(?:inline|attachment; filename=documento\.jpg)$/);
        expect((body as Buffer).subarray(0, 2).toString('hex')).toBe('ffd8');
      }
    }
  });

  it('open nothing once the right is withdrawn, the session has ended, they are older than five minutes, or changed', async () => {
    await rights(everyone);
    const made = await addressesFor(callers.client.viewer);
    await onlyAdmin();
    for (const address of made) expect((await download(address)).status).toBe(404);
    await rights(everyone);
    const [address = ''] = made;
    expect((await download(address)).status).toBe(200);
    expect((await download(`${address}x`)).status).toBe(404);
    expect((await download(address.replace(/documents\/.{10}/, 'documents/AAAAAAAAAA'))).status).toBe(404);
    story.server.setNow(new Date(Date.now() + 7 * 60_000));
    expect((await download(address)).status).toBe(404);
    story.server.setNow(null);
    const session = await story.signIn(candidate);
    const [own = ''] = await addressesFor(session.viewer);
    expect((await download(own)).status).toBe(200);
    await services().identity.signOut(session.viewer);
    expect((await download(own)).status).toBe(404);
  });

  it('open nothing for another client', async () => {
    await rights(everyone);
    for (const address of await addressesFor(callers.otherClient.viewer)) {
      expect((await download(address)).status).toBe(404);
    }
  });
});

describe.each(['client', 'candidate'] as const)('a hidden document, for the %s', (name) => {
  beforeEach(onlyAdmin);
  const caller = () => callers[name];

  it('is in no list, node or answer of REST', async () => {
    const { server } = story;
    const answers = [
      await server.graphql(
        `
          query ($id: ID!) {
            node(id: $id) {
              ... on Candidate {
                documents {
                  id
                  hints
                  refusalReason
                  pages {
                    id
                    previewUrl
                  }
                }
                documentVersions(fieldKey: "laudo") {
                  id
                }
              }
            }
          }
        `,
        { id: toGlobalId('Candidate', id) },
        caller().token,
      ),
      await server.graphql(
        'query($id: ID!) { node(id: $id) { ... on Document { id label hints } } }',
        { id: toGlobalId('Document', secret._id.toString()) },
        caller().token,
      ),
      await server.graphql('{ documentsToReview { totalCount edges { node { id label } } } }', {}, caller().token),
      await server.graphql('{ viewer { candidate { documents { id label } } } }', {}, caller().token),
      (await server.rest('get', `/candidates/${id}/documents`, { token: caller().token })).body as object,
    ];
    const told = JSON.stringify(answers);
    for (const form of [
      secret._id.toString(),
      toGlobalId('Document', secret._id.toString()),
      secret.pages[0]?.pageId.toString() ?? '',
      'sigiloso',
    ]) {
      expect(told).not.toContain(form);
    }
  });

  it('cannot be uploaded to, sent, judged or told from one that does not exist', async () => {
    const { documents } = services();
    const { viewer } = caller();
    const bytes = await photo();
    const failures = async (fieldKey: string, documentId: string) => {
      const uploadId = randomUUID();
      const attempts = [
        documents.upload(viewer, id, { fieldKey, uploadId }, asFile(bytes)),
        documents.send(viewer, id, { fieldKey, pages: secret.pages.map(({ pageId }) => ({ id: pageId.toString() })) }),
        documents.judging.approve(viewer, documentId),
        documents.judging.refuse(viewer, documentId, { reason: 'Ilegível' }),
        documents.judging.undo(viewer, documentId),
        documents.get(viewer, documentId),
      ];
      const settled = await Promise.allSettled(attempts);
      return settled.map((one) => (one.status === 'rejected' ? String(one.reason) : 'done'));
    };
    const hidden = await failures('laudo', secret._id.toString());
    expect(hidden).toEqual(await failures('inventado', 'f'.repeat(24)));
    expect(hidden).not.toContain('done');
    expect(await DocumentModel.countDocuments({ fieldKey: 'laudo' })).toBe(1);
  });
});

describe('a zip', () => {
  const namesOf = (zip: Buffer) =>
    [...zip.toString('latin1').matchAll(/PK\u0001\u0002.{42}/gs)].map(({ index }) => {
      const length = zip.readUInt16LE(index + 28);
      return zip.subarray(index + 46, index + 46 + length).toString('utf8');
    });
  const zipOf = async (token: string) =>
    namesOf((await download(`/v1/candidates/${id}/documents-zip`, token)).body as Buffer);

  it('has a folder for the person and a file for each page', async () => {
    await rights(everyone);
    expect(await zipOf(story.client.token)).toEqual([
      'Ana Prado - 529.982.247-25/01 RG.jpg',
      'Ana Prado - 529.982.247-25/02 Laudo sigiloso.jpg',
    ]);
  });

  it('leaves out what the viewer may not view, the CPF in its names included', async () => {
    await onlyAdmin();
    const { fieldPermissions } = services();
    await fieldPermissions.save(story.admin.viewer, { fieldKey: 'cpf', canView: ['admin'], canEdit: ['admin'] });
    expect(await zipOf(story.client.token)).toEqual(['Ana Prado/01 RG.jpg']);
    expect(await zipOf(story.admin.token)).toHaveLength(2);
    await fieldPermissions.save(story.admin.viewer, { fieldKey: 'cpf', canView: everyone, canEdit: everyone });
    const other = await download(`/v1/candidates/${id}/documents-zip`, story.otherClient.token);
    expect(other.status).toBe(404);
  });

  it('calls pages by their names, or numbers them, and keeps namesakes apart', async () => {
    const { documents } = services();
    await story.field({ key: 'contas', documentOptions: { maxPages: 2 } });
    const send = async (candidateId: string, fieldKey: string, names: (string | undefined)[]) => {
      const pages = [];
      for (const name of names) {
        const { _id } = await story.page(story.admin.viewer, candidateId, fieldKey);
        pages.push({ id: _id.toString(), name });
      }
      await documents.send(story.admin.viewer, candidateId, { fieldKey, pages });
    };
    const namesakes = [await story.register({ name: 'Eva Reis' }), await story.register({ name: 'Eva Reis' })];
    for (const { _id } of namesakes) await send(_id.toString(), 'rg', ['Frente', 'Verso']);
    await send(namesakes[0]?._id.toString() ?? '', 'contas', [undefined, undefined]);
    const query = 'mutation($input: ExportDocumentsInput!) { exportDocuments(input: $input) { downloadUrl fileName } }';
    const candidateIds = namesakes.map(({ _id }) => toGlobalId('Candidate', _id.toString()));
    const { data } = await story.server.graphql(query, { input: { candidateIds } }, story.admin.token);
    expect(data.exportDocuments.fileName).toBe('documentos.zip');
    const zip = (await download(data.exportDocuments.downloadUrl as string, story.admin.token)).body as Buffer;
    expect(namesOf(zip)).toEqual([
      'Eva Reis/01 RG frente.jpg',
      'Eva Reis/02 RG verso.jpg',
      'Eva Reis/03 CONTAS 1.jpg',
      'Eva Reis/04 CONTAS 2.jpg',
      'Eva Reis (2)/01 RG frente.jpg',
      'Eva Reis (2)/02 RG verso.jpg',
    ]);
  });

  it('of a selection is fetched once, by the account that asked for it', async () => {
    const query =
      'mutation($input: ExportDocumentsInput!) { exportDocuments(input: $input) { downloadUrl fileName documentCount } }';
    const input = { candidateIds: [toGlobalId('Candidate', id)] };
    const { data } = await story.server.graphql(query, { input }, story.admin.token);
    expect(data.exportDocuments.documentCount).toBe(2);
    const address = data.exportDocuments.downloadUrl as string;
    expect((await download(address, story.client.token)).status).toBe(404);
    expect((await download(address, callers.candidate.token)).status).toBe(403);
    const given = await download(address, story.admin.token);
    expect(namesOf(given.body as Buffer)).toHaveLength(2);
    const { name } = await services().candidates.get(story.admin.viewer, id);
    expect(data.exportDocuments.fileName).toBe(`${name}.zip`);
    expect(decodeURIComponent(given.headers['content-disposition'] as string)).toContain(`${name}.zip`);
    expect((await download(address, story.admin.token)).status).toBe(404);
  });
});

describe('hints', () => {
  const print = { cpfs: ['11144477735'], dates: [], lines: ['ANA PRADO'] };
  let documentId = '';
  beforeAll(async () => {
    const { _id } = await story.send(story.admin.viewer, id, 'rg');
    documentId = _id.toString();
    const sealed = createSealer(story.server.config.encryptionKey).seal(JSON.stringify(print));
    await DocumentModel.updateOne({ _id }, { $set: { printSealed: sealed, isUnread: false } });
  });
  const hintsFor = async (viewer: Viewer) => {
    const document = await services().documents.get(viewer, documentId);
    return services().documents.hints(viewer, await services().candidates.get(viewer, id), document);
  };

  it('tell staff where print and answers differ, and candidates nothing', async () => {
    expect(await hintsFor(story.client.viewer)).toEqual(['CPF no documento termina em -35, na ficha em -25']);
    expect(await hintsFor(callers.candidate.viewer)).toEqual([]);
  });

  it('tell nothing of an answer that the viewer may not see', async () => {
    const { fieldPermissions } = services();
    await fieldPermissions.save(story.admin.viewer, { fieldKey: 'cpf', canView: ['admin'], canEdit: ['admin'] });
    expect(await hintsFor(story.client.viewer)).toEqual([]);
    expect(await hintsFor(story.admin.viewer)).toHaveLength(1);
    await fieldPermissions.save(story.admin.viewer, { fieldKey: 'cpf', canView: everyone, canEdit: everyone });
  });
});
