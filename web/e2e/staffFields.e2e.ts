import type { CDPSession, Locator, Page } from 'playwright-core';
import { laptop, phone } from './support/browser';
import { moveLiftedRow } from './support/liftedRow';
import { openStaff, prepareOffice } from './support/staffFixture';
import { setUpProduct } from './support/product';

/** The order of the fields in the candidate's form. */
describe('reordering the fields', () => {
  const product = setUpProduct();
  let page: Page;

  beforeAll(async () => {
    await prepareOffice(product.server, []);
    page = await openStaff(product, product.server.admin, laptop);
  });

  const openDialog = async (of: Page) => {
    await of.goto('/admin/campos');
    await of.getByRole('button', { name: 'Reordenar' }).click();
    const dialog = of.getByRole('dialog', { name: 'Reordenar Campos' });
    await dialog.getByRole('listitem').first().waitFor();
    return dialog;
  };
  const labels = (dialog: Locator) => dialog.locator('li strong').allTextContents();
  const table = (of: Page) => of.getByRole('table').getByRole('rowheader').allTextContents();
  const grip = (dialog: Locator, label: string) => dialog.getByRole('button', { name: `Mover ${label}` });
  const centre = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error('nothing to point at');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Takes a row with the keyboard; once the page says where it is, it takes steps. */
  const lift = async (dialog: Locator, label: string) => {
    await grip(dialog, label).press('Space');
    await dialog.page().getByText(`${label} está na posição`).waitFor();
  };
  /** Past the middle of the next row. */
  const press = (of: Page, key: 'ArrowDown' | 'ArrowUp') => moveLiftedRow(of, key, 75);
  /** After a drop dnd-kit swallows clicks for a moment, so that letting go presses nothing: until one comes through. */
  const afterDrop = (of: Page) =>
    of.waitForFunction(() => {
      let arrived = false;
      const target = document.body.appendChild(document.createElement('span'));
      target.addEventListener('click', () => (arrived = true));
      target.click();
      target.remove();
      return arrived;
    });
  const save = async (of: Page, dialog: Locator) => {
    await dialog.getByRole('button', { name: 'Salvar Ordem' }).click();
    await of.getByText('Ordem atualizada', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
  };

  test('with the keyboard: rows move in steps, Escape puts the row back and the dialog stays', async () => {
    const dialog = await openDialog(page);
    const saveButton = dialog.getByRole('button', { name: 'Salvar Ordem' });
    const reset = dialog.getByRole('button', { name: 'Resetar' });
    expect([await saveButton.isDisabled(), await reset.isDisabled()]).toEqual([true, true]);

    await lift(dialog, 'CPF');
    await press(page, 'ArrowDown');
    await page.getByText('CPF está na posição 2.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('CPF voltou ao seu lugar.').waitFor();
    expect((await labels(dialog))[0]).toBe('CPF');
    expect(await saveButton.isDisabled()).toBe(true);

    await lift(dialog, 'CPF');
    await press(page, 'ArrowDown');
    await page.getByText('CPF está na posição 2.').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('CPF ficou na posição 2.').waitFor();
    expect((await labels(dialog)).slice(0, 2)).toEqual(['Estado civil', 'CPF']);
    await reset.click();
    expect((await labels(dialog))[0]).toBe('CPF');
    expect(await saveButton.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('with the mouse: the numbers follow the drag, and the order is saved', async () => {
    const dialog = await openDialog(page);
    const from = await centre(grip(dialog, 'CPF'));
    const to = await centre(grip(dialog, 'Endereço'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 4, { steps: 10 });
    await page.getByText('CPF está na posição 3.').waitFor();
    const numbers = await dialog.locator('li').evaluateAll((rows) => rows.map((row) => row.textContent?.slice(0, 4)));
    expect(numbers).toEqual(['3CPF', '1Est', '2End', '4Dat', '5Pos']);
    await page.mouse.up();
    await afterDrop(page);
    expect((await labels(dialog)).slice(0, 3)).toEqual(['Estado civil', 'Endereço', 'CPF']);
    await save(page, dialog);
    expect((await table(page)).slice(0, 3)).toEqual(['Estado civil', 'Endereço', 'CPF']);
  });

  test('with a finger on a phone', async () => {
    const finger = await openStaff(product, product.server.admin, phone, { hasTouch: true });
    const dialog = await openDialog(finger);
    const from = await centre(grip(dialog, 'Estado civil'));
    const to = await centre(grip(dialog, 'Endereço'));
    const session: CDPSession = await finger.context().newCDPSession(finger);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
    await touch('touchStart', from.y);
    for (let step = 1; step <= 10; step++) await touch('touchMove', from.y + ((to.y + 4 - from.y) * step) / 10);
    await finger.getByText('Estado civil está na posição 2.').waitFor();
    await touch('touchEnd');
    await afterDrop(finger);
    await finger.getByText('Estado civil ficou na posição 2.').waitFor();
    expect((await labels(dialog)).slice(0, 2)).toEqual(['Endereço', 'Estado civil']);
    await save(finger, dialog);
    expect((await table(finger)).slice(0, 2)).toEqual(['Endereço', 'Estado civil']);
    await finger.context().close();
  });

  test('by two administrators at once: the second is told, keeps the own order and sees the other one', async () => {
    const other = await openStaff(product, product.server.admin, laptop);
    const mine = await openDialog(page);
    const theirs = await openDialog(other);
    const [first = '', second = '', ...others] = await labels(mine);
    const last = others.at(-1) ?? '';
    const moveFirstDown = async () => {
      await lift(mine, first);
      await press(page, 'ArrowDown');
      await page.keyboard.press('Space');
      await page.getByText(`${first} ficou na posição 2.`).waitFor();
    };
    await moveFirstDown();
    await lift(theirs, last);
    await press(other, 'ArrowUp');
    await other.keyboard.press('Space');
    await other.getByText(`${last} ficou na posição 4.`).waitFor();
    await save(other, theirs);

    await mine.getByRole('button', { name: 'Salvar Ordem' }).click();
    await page.getByText(/^A ordem dos campos foi alterada por outra pessoa\. Atualize a lista/).waitFor();
    expect((await labels(mine)).slice(0, 2)).toEqual([second, first]);
    await mine.getByRole('button', { name: 'Resetar' }).click();
    expect(await labels(mine)).toEqual(await table(other));
    await moveFirstDown();
    await save(page, mine);
    expect((await table(page)).slice(0, 2)).toEqual([second, first]);
    await other.context().close();
  });
});
