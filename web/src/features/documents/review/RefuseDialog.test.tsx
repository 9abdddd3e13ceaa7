import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { serveDocuments } from '../../../testing/documentServer';
import { renderStaff } from '../../../testing/renderStaff';
import RefuseDialog from './RefuseDialog';

const matchMedia = window.matchMedia.bind(window);
afterEach(() => {
  window.matchMedia = matchMedia;
});

async function open() {
  serveDocuments([]);
  const [onRefuse, onClose] = [jest.fn(), jest.fn()];
  const { user } = await renderStaff(
    <RefuseDialog label="RG" name="Ana Lima" unsent="" onRefuse={onRefuse} onClose={onClose} />,
  );
  return { user, onRefuse, onClose, box: await screen.findByRole('textbox', { name: 'Complemento (opcional)' }) };
}

test('on a phone Enter ends a line of the reason and refuses nothing, and nothing tells of keys', async () => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(pointer: coarse)' });
  const { user, onRefuse, box } = await open();
  await user.type(box, 'sem a data{Enter}e sem o verso');
  expect(box).toHaveValue('sem a data\ne sem o verso');
  expect(onRefuse).not.toHaveBeenCalled();
  expect(screen.queryByText(/Enter recusa/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Recusar documento' }));
  expect(onRefuse).toHaveBeenCalledWith('Ilegível: sem a data\ne sem o verso');
});

test('with real keys Enter refuses and Shift+Enter ends a line, as is said there', async () => {
  const { user, onRefuse, box } = await open();
  expect(box).toHaveAccessibleDescription('Enter recusa; Shift+Enter quebra a linha.');
  await user.type(box, 'sem a data{Shift>}{Enter}{/Shift}e sem o verso{Enter}');
  expect(onRefuse).toHaveBeenCalledWith('Ilegível: sem a data\ne sem o verso');
});

test('asks before a reason that was written is lost', async () => {
  const { user, box, onClose } = await open();
  await user.type(box, 'sem a data{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(box).toHaveValue('sem a data');
  expect(onClose).not.toHaveBeenCalled();
});

test('stands there while its reasons are on their way', async () => {
  const server = serveDocuments([]);
  const release = server.holdBack('RefusalReasons');
  await renderStaff(<RefuseDialog label="RG" name="Ana Lima" unsent="" onRefuse={() => {}} onClose={() => {}} />);
  expect(await screen.findByRole('dialog', { name: 'Recusar RG' })).toHaveTextContent('Carregando');
  release();
  expect(await screen.findByRole('radio', { name: 'Ilegível' })).toBeVisible();
});
