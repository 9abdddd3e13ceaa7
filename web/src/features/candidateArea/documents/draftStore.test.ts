import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { draftOf, draftPage, filesOf, forgetBrowser } from '../../../testing/documentDrafts';
import { readBytes } from '../../../lib/readBytes';
import { DraftStore } from './draftStore';
import { forgetStoredDocuments, hasStoredDocuments } from './storedDocuments';

const stores: DraftStore[] = [];
const open = (candidateId = 'ana') => {
  const store = new DraftStore(candidateId);
  stores.push(store);
  return store;
};
const text = async (file: Blob | undefined) => file && String.fromCharCode(...new Uint8Array(await readBytes(file)));

beforeEach(() => forgetBrowser());
afterEach(() => {
  jest.restoreAllMocks();
  stores.splice(0).forEach((store) => store.close());
});

test('a document and its files are there again after the tab was closed', async () => {
  const draft = draftOf('rg', [draftPage('a'), draftPage('b')], { submitted: true, expiresOn: '2030-01-31' });
  await open().write(draft, { a: filesOf('a'), b: filesOf('b') });
  const later = open();
  expect(await later.read()).toEqual({ rg: draft });
  const files = await later.files('b');
  expect(await text(files?.image)).toBe('b');
  expect(await text(files?.source)).toBe('b source');
  expect(files?.image.type).toBe('image/jpeg');
});

test('documents come back in the order in which they were begun', async () => {
  const store = open();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1);
  await store.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
  clock.mockReturnValue(2);
  await store.write(draftOf('cpf', [draftPage('b')]), { b: filesOf('b') });
  clock.mockReturnValue(3);
  await store.write(draftOf('rg', [draftPage('a'), draftPage('c')]), { c: filesOf('c') });
  expect(Object.keys((await open().read()) ?? {})).toEqual(['rg', 'cpf']);
});

test('one candidate never gets the pages of another of the same browser', async () => {
  await open('ana').write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
  expect(await open('ana-2').read()).toEqual({});
  expect(await open('ana-2').files('a')).toBeNull();
  await open('ana-2').remove(draftOf('rg', [draftPage('a')]));
  expect(Object.keys((await open('ana').read()) ?? {})).toEqual(['rg']);
});

test('the files of a page that was taken out, and of a document that was sent, are deleted', async () => {
  const store = open();
  await store.write(draftOf('rg', [draftPage('a'), draftPage('b')]), { a: filesOf('a'), b: filesOf('b') });
  await store.write(draftOf('rg', [draftPage('b')]));
  expect(await store.files('a')).toBeNull();
  await store.remove(draftOf('rg', [draftPage('b')]));
  expect(await store.files('b')).toBeNull();
  expect(await store.read()).toEqual({});
  expect(hasStoredDocuments()).toBe(false);
});

test('signing out deletes the whole database, under a tab that has it open too', async () => {
  const store = open();
  await store.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
  expect(hasStoredDocuments()).toBe(true);
  forgetStoredDocuments();
  expect(hasStoredDocuments()).toBe(false);
  // What the tab still writes stays in its memory.
  await store.write(draftOf('rg', [draftPage('a'), draftPage('b')]), { b: filesOf('b') });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  expect(hasStoredDocuments()).toBe(false);
});

test('a picture that is ready only after the logout is not stored, nor marked', async () => {
  const store = open();
  await store.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
  forgetStoredDocuments();
  store.close();
  await store.write(draftOf('rg', [draftPage('a'), draftPage('b')]), { b: filesOf('b') });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  expect(hasStoredDocuments()).toBe(false);
  // Who signs in afterwards stores again.
  await open().write(draftOf('rg', [draftPage('c')]), { c: filesOf('c') });
  expect(hasStoredDocuments()).toBe(true);
});

test('what is dropped of one candidate leaves what another one has not sent yet', async () => {
  const [ana, bia] = [open('ana'), open('bia')];
  await ana.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
  await bia.write(draftOf('rg', [draftPage('b')]), { b: filesOf('b') });
  await bia.clear();
  expect(await bia.read()).toEqual({});
  expect(await bia.files('b')).toBeNull();
  expect(Object.keys((await ana.read()) ?? {})).toEqual(['rg']);
  expect(await text((await ana.files('a'))?.image)).toBe('a');
  expect(hasStoredDocuments()).toBe(true);
  await ana.clear();
  expect(hasStoredDocuments()).toBe(false);
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

test('without a database the pages live as long as the page on the screen, and that is known', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = open();
  expect(store.isWhole).toBe(true);
  await store.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
  expect(store.isWhole).toBe(false);
  expect(await text((await store.files('a'))?.image)).toBe('a');
});

test('a page that found no room is kept with the next one that does', async () => {
  const store = open();
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.write(draftOf('rg', [draftPage('a')]), { a: filesOf('a') });
  expect(store.isWhole).toBe(false);
  full.mockRestore();
  await store.write(draftOf('rg', [draftPage('a'), draftPage('b')]), { b: filesOf('b') });
  expect(store.isWhole).toBe(true);
  expect(await text((await open().files('a'))?.image)).toBe('a');
});
