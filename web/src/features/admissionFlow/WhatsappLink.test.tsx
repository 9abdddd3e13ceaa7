import { screen } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { makeFragmentData } from '../../generated/staff';
import { WhatsappLink, WhatsappLink_candidate } from './WhatsappLink';

const candidate = (whatsappLink: string | null) =>
  makeFragmentData({ __typename: 'Candidate', id: 'ana', name: 'Ana', whatsappLink }, WhatsappLink_candidate);

test('opens WhatsApp in a window of its own, which learns nothing of this one', async () => {
  await renderStaff(<WhatsappLink candidate={candidate('https://wa.me/5511987654321?text=Oi')} />);
  const link = screen.getByRole('link', { name: 'WhatsApp para Ana' });
  expect(link).toHaveAttribute('href', 'https://wa.me/5511987654321?text=Oi');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('is not there without a telephone', async () => {
  await renderStaff(<WhatsappLink candidate={candidate(null)} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
