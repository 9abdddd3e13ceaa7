import { laptop, photographer } from './support/browser';
import { setUpProduct } from './support/product';
import { openStaff, prepareOffice, type Login } from './support/staffFixture';

/** An access key, from the person who makes it to the program that comes in by it. */
describe('access keys in the browser', () => {
  const product = setUpProduct({ mails: true });
  const photograph = photographer('access-keys');
  let contact: Login;
  beforeAll(async () => {
    ({ client: contact } = await prepareOffice(product.server, ['Joana Prado']));
  });

  /** What a program gets that sends the key: a status, and the names of candidates. */
  async function read(key: string) {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${product.server.url}/v1/candidates`, { headers });
    const { data = [] } = (await response.json()) as { data?: { name: string }[] };
    return { status: response.status, names: data.map(({ name }) => name) };
  }

  test('a company makes a key, a program reads its candidates by it, and the deletion keeps the program out', async () => {
    const page = await openStaff(product, contact, laptop);
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('menuitem', { name: 'Chaves de acesso' }).click();
    await page.getByText('Nenhuma chave de acesso').waitFor();
    await photograph(page, 'none');
    await page.getByRole('button', { name: 'Criar chave' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill('Folha de pagamento');
    await photograph(page, 'form');
    await page.getByRole('button', { name: 'Criar', exact: true }).click();
    const key = await page.getByLabel('Chave', { exact: true }).inputValue();
    await photograph(page, 'token');
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByText('Nunca usada').waitFor();

    expect(await read(key)).toEqual({ status: 200, names: ['Joana Prado'] });
    await photograph(page, 'list');
    await page.getByRole('button', { name: 'Excluir Folha de pagamento' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('Nenhuma chave de acesso').waitFor();
    expect(await read(key)).toEqual({ status: 401, names: [] });
  });
});
