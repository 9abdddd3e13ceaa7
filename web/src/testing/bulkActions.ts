import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What can be done with the chosen ones. */
export const bulkActions = () => within(screen.getByRole('group', { name: 'Ações com os selecionados' }));

/** Opens the menu of the actions that have no button of their own, and tells which they are. */
export async function openBulkMenu(user: UserEvent, name = 'Mais'): Promise<string[]> {
  await screen.findByRole('group', { name: 'Ações com os selecionados' });
  await user.click(bulkActions().getByRole('button', { name }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

/** Starts an action from that menu. */
export async function startFromBulkMenu(user: UserEvent, action: string): Promise<void> {
  await openBulkMenu(user);
  await user.click(screen.getByRole('menuitem', { name: action }));
}
