/** Every screen of the staff says that it could not load, and offers to try again. */
import { screen } from '@testing-library/react';
import { serveGraphql } from '../testing/graphqlServer';
import { renderStaff } from '../testing/renderStaff';
import { routeLeaves } from '../testing/routeLeaves';
import { AppRoutes } from './routes';

/** The form of a new import asks for nothing before it is filled in. */
const LOADS_NOTHING = '/imports/new';

const opened = routeLeaves().flatMap(({ path, guards }) =>
  (['admin', 'client'] as const)
    .filter((role) => guards.length > 0 && guards.every((allowed) => allowed.includes(role)))
    .filter(() => path !== LOADS_NOTHING)
    .map((role) => [path, role] as const),
);

test.each(opened)('%s tells a person of role %s that nothing came, and asks again', async (path, role) => {
  // A failure that is not asked again by itself, as the pauses between such tries are seconds.
  const calls = serveGraphql(() => ({ error: { code: 'RATE_LIMITED' } }));
  const { user } = await renderStaff(<AppRoutes />, { path: path.replace(':id', 'Q2xpZW50OjE='), role });
  const retry = await screen.findAllByRole('button', { name: 'Tentar novamente' });
  const before = calls.length;
  await user.click(retry[0]!);
  expect(calls.length).toBeGreaterThan(before);
});
