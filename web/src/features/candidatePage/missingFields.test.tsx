import { screen } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { openCandidatePage, serveCandidates } from '../../testing/candidatePage';
import { candidateData } from '../../testing/staffData';
import { MissingFields } from './MissingFields';

const six = ['CPF', 'RG', 'Endereço', 'PIS', 'CTPS', 'Diploma'];

test('the fields that are missing besides the first four are unfolded, and folded again', async () => {
  serveCandidates([candidateData({ id: 'ana', missingFields: six })]);
  const { user } = await openCandidatePage('/candidates/ana');
  const more = await screen.findByRole('button', { name: 'e mais 2 campos.' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  const names = document.getElementById(more.getAttribute('aria-controls') ?? '');
  // What stands for paper is not on the screen.
  expect(names?.firstChild).toHaveTextContent(/^Falta preencher: CPF, RG, Endereço, PIS$/);
  await user.click(more);
  expect(names).toHaveTextContent(/^Falta preencher: CPF, RG, Endereço, PIS, CTPS, Diploma$/);
  const less = screen.getByRole('button', { name: 'Ver menos' });
  expect(less).toHaveAttribute('aria-expanded', 'true');
  expect(less).toHaveFocus();
  await user.click(less);
  expect(screen.getByRole('button', { name: 'e mais 2 campos.' })).toBeVisible();
});

test('four fields have nothing to unfold', async () => {
  await renderStaff(<MissingFields labels={six.slice(0, 4)} />);
  expect(screen.getByText('Falta preencher: CPF, RG, Endereço, PIS')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
