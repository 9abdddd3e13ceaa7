import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderStaff } from '../../testing/renderStaff';
import { ActionDialog } from './ActionDialog';

let done = 0;
let answer: (refusal: null) => void = () => undefined;

/** The question whether something is done, over which the way 'back' leads. */
function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <>
      <ActionDialog
        text={(part) => part}
        run={() => new Promise((resolve) => (answer = resolve))}
        onDone={() => (done += 1)}
        onCancel={() => undefined}
      />
      <button onClick={() => setOpen(false)}>voltar</button>
    </>
  ) : (
    <p>outro cadastro</p>
  );
}

beforeEach(() => {
  done = 0;
});

test.each([
  ['closes what is open', false, 1],
  ['closes nothing else once the question has been left', true, 0],
])('an answer %s', async (_what, isLeft, closed) => {
  const { user } = await renderStaff(<Page />);
  await user.click(await screen.findByRole('button', { name: 'confirm' }));
  if (isLeft) screen.getByRole('button', { name: 'voltar', hidden: true }).click();
  if (isLeft) await screen.findByText('outro cadastro');
  answer(null);
  await Promise.resolve();
  await screen.findByText(isLeft ? 'outro cadastro' : 'question');
  expect(done).toBe(closed);
});
