import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import type { Sheet } from './documentSheets';
import { DocumentStage } from './DocumentStage';

const sheet: Sheet = {
  key: 'a 1',
  name: null,
  kind: 'PHOTO',
  url: '/downloads/documents/a-1600',
  thumbnailUrl: null,
  pageId: 'a',
  pdfPage: 1,
  size: { width: 1000, height: 640 },
};

/** The stage of one picture, whose new address is the old one, as it is within a minute. */
async function open({ onStale = (): Promise<unknown> => Promise.resolve() } = {}) {
  let renewals = 0;
  const { user } = await renderStaff(
    <DocumentStage
      sheet={sheet}
      ahead={[]}
      view={{ sheet: 0, zoom: 1, turns: 0 }}
      label="RG"
      onStale={() => {
        renewals += 1;
        return onStale();
      }}
    />,
  );
  const image = () => screen.getByAltText('RG');
  /** The picture does not load; what follows by itself is done then. @returns the element that has failed */
  const fail = async () => {
    const before = image();
    await act(() => Promise.resolve(fireEvent.error(before)));
    return before;
  };
  return { user, image, fail, renewals: () => renewals };
}

test('a picture that does not load is tried again by itself once, though its address is the same', async () => {
  const { image, fail, renewals } = await open();
  const first = await fail();
  expect(image()).not.toBe(first);
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  expect(image()).toBeVisible();
  const second = await fail();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(image()).toBe(second);
  expect(renewals()).toBe(1);
});

test('it is tried again as often as somebody asks for it', async () => {
  const { user, image, fail, renewals } = await open();
  const first = await fail();
  expect(image()).not.toBe(first);
  for (const renewal of [2, 3]) {
    const before = await fail();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(image()).not.toBe(before));
    expect(renewals()).toBe(renewal);
  }
  fireEvent.load(image());
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
});

test('where no new address comes, the failure stays', async () => {
  const { user, image, fail } = await open({ onStale: () => Promise.reject(new Error('gone')) });
  const first = await fail();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(image()).toBe(first);
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
