import type { Page } from 'playwright-core';
import { valueIn, type MailServer } from '../../../gateway/test/mail';
import { until } from './until';

/** Somebody who is invited to a team. */
export interface Person {
  name: string;
  email: string;
}

/** Invites somebody from the screen 'Equipe', and waits for their row. */
export async function invite(page: Page, { name, email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Convidar', exact: true }).click();
  await page.getByRole('button', { name: 'Concluir' }).click();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('Convidada')
    .waitFor();
}

/** Signs somebody in for the first time, with the password of the mail, and chooses their own. */
export async function acceptInvitation(page: Page, { email }: Person, mails: MailServer): Promise<void> {
  const mail = await until('the invitation', () => mails.received.find(({ to }) => to === email));
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(valueIn(mail, 'Senha temporária'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crie uma nova senha' });
  await dialog.getByLabel('Nova senha', { exact: true }).fill('a-senha-escolhida');
  await dialog.getByLabel('Confirmar nova senha').fill('a-senha-escolhida');
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
}

/** Switches somebody's account off from the screen 'Equipe'. */
export async function switchOff(page: Page, { name }: Person): Promise<void> {
  await page.getByRole('button', { name: `Desativar ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }).click();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('Desativada')
    .waitFor();
}
