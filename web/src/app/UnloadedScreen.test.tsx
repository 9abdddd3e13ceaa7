/** A staff screen whose code does not come. */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { useDraft } from '../features/recordDialog/drafts';
import { lazyComponent } from '../features/lazyLoading/loadChunk';
import { StaffShell } from '../features/staffShell/StaffShell';
import { countReloads } from '../testing/pageReloads';
import { renderStaff } from '../testing/renderStaff';
import { serveStaff } from '../testing/staffServer';
import StaffArea from './StaffArea';

const Lost = lazyComponent<ComponentType>(() => Promise.reject(new TypeError('Failed to fetch')));

function Broken(): never {
  throw new Error('a bug in this screen');
}

function Note() {
  const { value, change } = useDraft('note', { text: '' });
  return <input aria-label="Nota" value={value.text} onChange={({ target }) => change({ text: target.value })} />;
}

const Start = () => (
  <StaffShell>
    <Note />
    <Link to="/falta">Falta</Link>
  </StaffShell>
);

let reloads: () => number;
let isOnline: jest.Spied<() => boolean>;
beforeEach(() => {
  serveStaff({});
  reloads = countReloads();
  isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

async function open(path: string) {
  const { user } = await renderStaff(
    <Routes>
      <Route element={<StaffArea />}>
        <Route path="/admin" element={<Start />} />
        <Route path="/falta" element={<Lost />} />
        <Route path="/quebrada" element={<Broken />} />
      </Route>
    </Routes>,
    { path },
  );
  return user;
}

function comeBackOnline() {
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
}

const told = () => screen.findByText('Não foi possível carregar esta tela');

test('keeps the header, says that there is no connection, and leads to the other screens', async () => {
  const user = await open('/falta');
  expect(await told()).toBeVisible();
  expect(screen.getByText(/^Sem conexão com a internet/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Painel' }));
  expect(await screen.findByRole('textbox', { name: 'Nota' })).toBeVisible();
});

test('is loaded anew as soon as the connection is back', async () => {
  await open('/falta');
  await told();
  expect(reloads()).toBe(0);
  comeBackOnline();
  expect(reloads()).toBe(1);
});

test('is not loaded anew by itself where something typed would be lost', async () => {
  const user = await open('/admin');
  await user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Ligar');
  await user.click(screen.getByRole('link', { name: 'Falta' }));
  await told();
  comeBackOnline();
  expect(reloads()).toBe(0);
  expect(screen.getByText('Verifique sua conexão e recarregue a página.')).toBeVisible();
});

test('a screen with a mistake is told as such, with the header of the area', async () => {
  await open('/quebrada');
  expect(await screen.findByText('Algo deu errado nesta tela')).toBeVisible();
});
