import type { Page } from 'playwright-core';
import { laptop, photographer } from './support/browser';
import { focusIn, focusOn } from './support/focus';
import { openStaff, prepareOffice } from './support/staffFixture';
import { untilStill } from './support/stillness';
import { setUpProduct } from './support/product';

const names = ['Ana Lima', 'Bruno Sá', 'Carla Dias', 'Davi Melo', 'Elisa Nunes', 'Fábio Reis', 'Gabriela Luz'];

/** The admin's lists as people use them. */
describe('the administrator’s dashboard', () => {
  const product = setUpProduct();
  let page: Page;
  const photograph = photographer('staff-offline');

  beforeAll(async () => {
    await prepareOffice(product.server, names);
    page = await openStaff(product, product.server.admin, laptop);
  });

  const candidates = () => page.getByRole('list', { name: 'Todos os Candidatos' });
  const shown = () => candidates().getByRole('heading', { level: 3 }).allTextContents();
  const search = () => page.getByRole('searchbox', { name: 'Buscar candidatos' });
  const shows = (name: string) => candidates().getByRole('heading', { name }).waitFor();

  test('keeps the place of the list in the address: back, forward, reload and a shared link lead to it', async () => {
    await page
      .getByRole('group', { name: 'Filtros e ordem dos candidatos' })
      .getByRole('combobox', { name: 'Ordenar por' })
      .selectOption('Nome (A a Z)');
    await shows('Ana Lima');
    await page
      .getByRole('navigation', { name: 'Páginas de candidatos' })
      .getByRole('button', { name: 'Próximo' })
      .click();
    await shows('Gabriela Luz');
    expect(await shown()).toEqual(['Fábio Reis', 'Gabriela Luz']);
    await page.getByRole('button', { name: 'Ver Fábio Reis' }).click();
    await page.getByRole('dialog', { name: 'Detalhes do Candidato' }).getByText('Rua A, 1').waitFor();
    const shared = page.url();

    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await shown()).toEqual(['Fábio Reis', 'Gabriela Luz']);
    await page.goBack();
    await shows('Ana Lima');
    await page.goForward();
    await shows('Gabriela Luz');
    await page.reload();
    await shows('Gabriela Luz');
    expect(await shown()).toEqual(['Fábio Reis', 'Gabriela Luz']);

    // A 'back' so quick that the router has not drawn yet what it takes back.
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((button) => button.textContent === 'Anterior')?.click();
      const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      return arrived.then(() => undefined);
    });
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await page.getByText('Página 2 de 2').waitFor();

    const other = await page.context().newPage();
    await other.goto(shared);
    await other.getByRole('dialog', { name: 'Detalhes do Candidato' }).getByText('Rua A, 1').waitFor();
    await other.close();
  });

  test('a question above a form survives a reload, back leads to the form, and Voltar to the list as it was', async () => {
    await page.goto('/admin?sort=NAME_ASC&page=2');
    await page.getByRole('button', { name: 'Editar Marina Tavares' }).click();
    const form = page.getByRole('dialog', { name: 'Editar Cliente' });
    const question = page.getByRole('alertdialog', { name: 'Confirmar Exclusão' });
    await form.getByRole('button', { name: 'Excluir cliente' }).click();
    await question.waitFor();
    await page.reload();
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    await form.waitFor();
    await page.goForward();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await question.waitFor({ state: 'detached' });
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await form.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Campos Dinâmicos' }).click();
    await page.getByRole('button', { name: 'Reordenar' }).click();
    await page.getByRole('dialog', { name: 'Reordenar Campos' }).getByRole('button', { name: 'Fechar' }).click();
    await page.reload();
    await page.getByRole('link', { name: '← Voltar' }).click();
    await shows('Gabriela Luz');
    expect(await shown()).toEqual(['Fábio Reis', 'Gabriela Luz']);
  });

  test('a selection survives paging, searching and a look at another screen', async () => {
    await page.goto('/admin?sort=NAME_ASC');
    const all = page.getByRole('checkbox', { name: 'Selecionar todos desta página' });
    await shows('Ana Lima');
    await untilStill(page);
    const place = await all.boundingBox();
    await all.check();
    // The bar of the chosen ones stands below the list, and moves nothing that somebody is about to tick.
    await page.getByRole('button', { name: 'Exportar Selecionados (5)' }).waitFor();
    expect(await page.getByRole('button', { name: 'Exportar Selecionados (5)' }).isVisible()).toBe(true);
    expect(await all.boundingBox()).toEqual(place);
    await search().fill('gabriela');
    await page.getByRole('checkbox', { name: 'Selecionar Gabriela Luz' }).check();
    // Nor does what takes the search back, which has no line of its own.
    await page.getByRole('button', { name: 'Limpar filtros' }).first().waitFor();
    expect(await all.boundingBox()).toEqual(place);
    await page.getByRole('button', { name: 'Exportar Selecionados (6)' }).waitFor();
    await search().fill('');
    await shows('Ana Lima');
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('link', { name: '← Voltar' }).click();
    await page.getByRole('button', { name: 'Exportar Selecionados (6)' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).isChecked()).toBe(true);
  });

  test('the last typed search stays although the answer to an earlier one comes later', async () => {
    await page.goto('/admin?page=2');
    await candidates().waitFor();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const early = page.waitForRequest((request) => request.postData()?.includes('"search":"bru"') ?? false);
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"search":"bru"')) await released;
      // A browser may have given the request up meanwhile.
      await route.continue().catch(() => undefined);
    });
    await search().fill('bru');
    const request = await early;
    await search().fill('carla');
    await shows('Carla Dias');
    expect(await shown()).toEqual(['Carla Dias']);
    expect(new URL(page.url()).searchParams.get('search')).toBe('carla');
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
    release();
    await request.response().catch(() => null);
    await page.unrouteAll({ behavior: 'wait' });
    expect(await shown()).toEqual(['Carla Dias']);
    await search().fill('');
    await shows('Gabriela Luz');
  });

  test('a client is created with the keyboard alone, and the focus comes back', async () => {
    await page.goto('/admin');
    await candidates().waitFor();
    const focusedName = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 80 && (await focusedName()) !== name; presses++) {
        await page.keyboard.press('Tab');
      }
      expect(await focusedName()).toBe(name);
    };
    await tabTo('Novo Cliente');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Novo Cliente' });
    await focusIn(dialog, 'input');
    const inputs = [
      'Otávio Menezes',
      'Litoral Logística',
      'otavio@litoral.exemplo.com.br',
      '1333334444',
      '11444777000161',
    ];
    for (const text of inputs) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Cliente criado com sucesso!' }).waitFor();
    // An Enter too many does not close what is shown once.
    await page.keyboard.press('Enter');
    await tabTo('Concluir');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusOn(page.getByRole('button', { name: 'Novo Cliente' }));
    const row = page.getByRole('listitem').filter({ hasText: 'otavio@litoral.exemplo.com.br' });
    await row.getByText('Ativo', { exact: true }).waitFor();
  });

  test('a CNPJ that another client has is told at its field, and what was typed is not left unasked', async () => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Novo Cliente' }).click();
    const form = page.getByRole('dialog', { name: 'Novo Cliente' });
    const cnpj = form.getByRole('textbox', { name: 'CNPJ' });
    await form.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rui Barros');
    await form.getByRole('textbox', { name: 'Nome da Empresa' }).fill('Barros Ltda.');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('rui@barros.exemplo.com.br');
    await cnpj.fill('45.997.418/0001-53');
    await form.getByRole('button', { name: 'Criar Cliente' }).click();
    await form.getByText('Erro ao salvar cliente').waitFor();
    await focusOn(cnpj.and(page.locator('[aria-invalid="true"]')));

    const question = page.getByRole('alertdialog', { name: 'Descartar alterações?' });
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await cnpj.inputValue()).toBe('45.997.418/0001-53');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Descartar' }).click();
    await form.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('an error inside a screen is told, and the way out of it stays', async () => {
    await page.route('**/CustomFieldsScreen-*.js', (route) => route.fulfill({ body: 'throw new Error("gone")' }));
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Campos Dinâmicos' }).click();
    await page.getByRole('alert').first().waitFor();
    await page.unrouteAll();
    await page
      .getByRole('link', { name: /Esteira|Início/ })
      .first()
      .click();
    await candidates().waitFor();
  });

  test('without a connection a dialog and a screen that have not come say so, and the screen comes with the connection', async () => {
    const own = await openStaff(product, product.server.admin, laptop);
    await own.getByRole('button', { name: 'Novo Cliente' }).waitFor();
    await own.context().setOffline(true);
    await own.getByRole('button', { name: 'Novo Cliente' }).click();
    await own.getByText('Não foi possível abrir: Novo Cliente', { exact: false }).first().waitFor();
    await own.getByRole('list', { name: 'Todos os Candidatos' }).getByRole('heading').first().waitFor();
    await photograph(own, 'dialog');
    await own.getByRole('link', { name: 'Indicadores' }).click();
    await own.getByText('Não foi possível carregar esta tela').waitFor();
    expect(await own.getByRole('link', { name: 'Painel' }).isVisible()).toBe(true);
    await photograph(own, 'screen');
    await own.context().setOffline(false);
    await own.getByRole('heading', { level: 1, name: 'Indicadores' }).waitFor();
    await own.context().close();
  });
});
