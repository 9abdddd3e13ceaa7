/** The review of documents where the answers stand below the picture, so that the page scrolls. */
import { jest } from '@jest/globals';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { documentData } from '../../../testing/documentData';
import { serveDocuments } from '../../../testing/documentServer';
import { renderStaff } from '../../../testing/renderStaff';
import { candidateData } from '../../../testing/staffData';
import ReviewScreen from './ReviewScreen';

const matchMedia = window.matchMedia.bind(window);
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(max-width: 1023px)' });
});
afterEach(() => {
  window.matchMedia = matchMedia;
  jest.restoreAllMocks();
});

const answers = () => within(screen.getByRole('region', { name: 'Dados a conferir' }));

async function open(names = ['Ana Lima', 'Bia Sá']) {
  serveDocuments(names.map((name) => documentData({ candidate: candidateData({ name }) })));
  const { user } = await renderStaff(<ReviewScreen />, { path: '/documents' });
  await screen.findByRole('region', { name: 'Dados a conferir' });
  return user;
}

/** Whether the page leaves a key to the browser. */
function isLeft(key: string, held: { shiftKey?: boolean } = {}): boolean {
  const press = createEvent.keyDown(document.body, { key, ...held });
  fireEvent(document.body, press);
  return !press.defaultPrevented;
}

test('the keys that scroll scroll the page, and mean the picture with Shift', async () => {
  const user = await open();
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']) {
    expect(isLeft(key)).toBe(true);
    expect(isLeft(key, { shiftKey: true })).toBe(false);
  }
  await user.keyboard('?');
  expect(await screen.findByText(/^Em janelas estreitas, ↑, ↓, PageUp e PageDown rolam a tela/)).toBeVisible();
});

test('which document it is, and whose, is heard before the picture; a name that is cut can be read whole', async () => {
  await open();
  const whose = screen.getByRole('heading', { name: /^RG\s· Ana Lima$/ });
  expect(whose).toHaveAttribute('title', whose.textContent);
  const picture = screen.getByRole('img', { name: 'RG, Página 1 de 1' });
  expect(whose.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the document after a judgement is shown from its beginning, and the focus stays', async () => {
  const user = await open();
  const shown: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  const desk = screen.getByRole('group', { name: 'Análise de documentos' });
  jest.spyOn(desk, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -700, 600, 1400));
  const approve = screen.getByRole('button', { name: 'Aprovar' });
  await user.click(approve);
  await answers().findByText('Bia Sá');
  expect(shown).toEqual([desk]);
  expect(approve).toHaveFocus();
});
