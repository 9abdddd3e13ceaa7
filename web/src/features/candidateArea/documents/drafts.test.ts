import { draftOf, draftPage } from '../../../testing/documentDrafts';
import { draftsReducer, unsentPages, type DraftAction, type Drafts } from './drafts';

const rg = { fieldKey: 'rg' };
const after = (drafts: Drafts, ...actions: DraftAction[]) => actions.reduce(draftsReducer, drafts);
const added = (uploadId: string): DraftAction => ({ type: 'pageAdded', ...rg, page: draftPage(uploadId) });
const ids = (drafts: Drafts) => drafts['rg']?.pages.map(({ uploadId }) => uploadId);

test('pages come, go, are replaced in their place, and change their order', () => {
  const three = after({}, added('a'), added('b'), added('c'));
  expect(ids(three)).toEqual(['a', 'b', 'c']);
  expect(ids(after(three, { type: 'pageReplaced', ...rg, uploadId: 'b', page: draftPage('d') }))).toEqual([
    'a',
    'd',
    'c',
  ]);
  expect(ids(after(three, { type: 'pageRemoved', ...rg, uploadId: 'a' }))).toEqual(['b', 'c']);
  expect(ids(after(three, { type: 'pagesOrdered', ...rg, uploadIds: ['c', 'a', 'b'] }))).toEqual(['c', 'a', 'b']);
});

test('a document without pages and without a day of expiry is none', () => {
  expect(after({}, added('a'), { type: 'pageRemoved', ...rg, uploadId: 'a' })).toEqual({});
  const dated = after({}, { type: 'expirySet', ...rg, expiresOn: '2030-01-31' });
  expect(dated['rg']).toMatchObject({ pages: [], expiresOn: '2030-01-31' });
});

test('a change takes a document back that was sent off, so that it is looked at again', () => {
  const sent = after({}, added('a'), { type: 'submitted', ...rg });
  expect(sent['rg']?.submitted).toBe(true);
  expect(after(sent, added('b'))['rg']?.submitted).toBe(false);
  expect(after(sent, { type: 'withdrawn', ...rg })['rg']?.submitted).toBe(false);
});

test('a page that the server refuses holds its words until the document is sent off again', () => {
  const refused = after(
    {},
    added('a'),
    { type: 'submitted', ...rg },
    { type: 'pageRefused', ...rg, uploadId: 'a', refusal: 'Ilegível.' },
  );
  expect(refused['rg']).toMatchObject({ submitted: false, pages: [{ refusal: 'Ilegível.' }] });
  expect(after(refused, { type: 'submitted', ...rg })['rg']).toMatchObject({
    submitted: true,
    pages: [{ refusal: null }],
  });
});

test('pages that the server has lost are uploaded again, and those of the version before are not', () => {
  const drafts = {
    rg: draftOf('rg', [draftPage('a', { serverId: '1' }), draftPage('b', { serverId: '2', isKept: true })], {
      submitted: true,
    }),
  };
  const refused = after(drafts, { type: 'refused', ...rg, refusal: 'Página não encontrada.', arePagesLost: true });
  expect(refused['rg']).toMatchObject({
    submitted: false,
    refusal: 'Página não encontrada.',
    pages: [{ serverId: null }, { serverId: '2' }],
  });
});

test('what comes for a document that is gone changes nothing', () => {
  const none: Drafts = {};
  expect(draftsReducer(none, { type: 'pageUploaded', ...rg, uploadId: 'a', serverId: '1' })).toBe(none);
});

test('only pages that lie here alone are counted as unsent', () => {
  expect(unsentPages({ rg: draftOf('rg', [draftPage('a'), draftPage('b', { isKept: true, serverId: '2' })]) })).toBe(1);
});
