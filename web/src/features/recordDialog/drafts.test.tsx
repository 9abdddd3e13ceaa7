import { act, screen } from '@testing-library/react';
import { isClosingHeldUp } from '../../lib/closingPage';
import { setSession } from '../../session/sessionStore';
import { renderStaff } from '../../testing/renderStaff';
import { useDraft } from './drafts';

/** Opens a form; `putBack` is what an answer does to it, which may come once it has been left. */
async function open() {
  let putBack = (_text: string) => {};
  function Form() {
    const draft = useDraft('test', { text: '' });
    putBack = (text) => draft.update(() => ({ text }));
    return <input value={draft.value.text} onChange={(event) => draft.change({ text: event.target.value })} />;
  }
  const { user, unmount } = await renderStaff(<Form />);
  return { user, unmount, box: await screen.findByRole('textbox'), putBack: (text: string) => putBack(text) };
}

const signOut = () => act(() => setSession({ status: 'anonymous', reason: 'signedOut', kind: null }));

test('what an answer puts back after the form was left is kept, and holds the closing of the page up', async () => {
  const { unmount, putBack } = await open();
  unmount();
  putBack('de volta');
  expect(isClosingHeldUp()).toBe(true);
  signOut();
  expect(isClosingHeldUp()).toBe(false);
});

test('what an answer puts back once its person has signed out is kept for no one, and no page is held up by it', async () => {
  const { user, unmount, box, putBack } = await open();
  await user.type(box, 'nota');
  expect(isClosingHeldUp()).toBe(true);
  signOut();
  unmount();
  expect(isClosingHeldUp()).toBe(false);
  putBack('de volta');
  expect(isClosingHeldUp()).toBe(false);
});
