import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type ListeningServer } from '../../gateway/test/listening';
import { laptop, photographer } from './support/browser';
import { setUpProduct } from './support/product';
import { openStaff } from './support/staffFixture';
import { until } from './support/until';

interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the receiver computes of a message to know where it comes from, by Standard Webhooks. */
function signatureOf({ headers, body }: Message, secret: string): string {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** A program that is told of what happens, from the screen on which its address is kept to the message that it gets. */
describe('webhooks in the browser', () => {
  const product = setUpProduct({ settings: { WEBHOOK_INTERNAL_ADDRESSES: '127.0.0.1' } });
  const photograph = photographer('webhooks');
  const receiver = { status: 204, received: [] as Message[] };
  let program: ListeningServer;
  beforeAll(async () => {
    program = await listen((request, response) => {
      const take = async () => {
        receiver.received.push({ headers: request.headers, body: await text(request) });
        response.writeHead(receiver.status).end();
      };
      void take();
    });
  });
  afterAll(() => program.stop());

  test('an administrator makes one, tries it, and sees what the program answers', async () => {
    const url = `${program.url}/avisos`;
    const page = await openStaff(product, product.server.admin, laptop);
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('menuitem', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: 'Novo webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Novo webhook' });
    await form.getByRole('textbox', { name: 'Endereço (URL)' }).fill(url);
    await form.getByRole('group', { name: 'Admissão' }).getByRole('checkbox', { name: 'Todos' }).check();
    await photograph(page, 'form');
    await form.getByRole('button', { name: 'Criar webhook' }).click();
    const created = page.getByRole('dialog', { name: 'Webhook criado' });
    const secret = await created.getByRole('textbox', { name: 'Segredo' }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await photograph(page, 'secret');
    await created.getByRole('button', { name: 'Concluir' }).click();

    const card = page.getByRole('region', { name: url });
    await card.getByText('Ativo').waitFor();
    await card.getByRole('button', { name: 'Enviar teste', exact: true }).click();
    const newest = card.getByRole('row', { name: /webhook\.test/ }).first();
    await newest.getByText('Entregue').waitFor();
    await newest.getByText(/^Status 204/).waitFor();
    await photograph(page, 'delivered');
    const [message] = receiver.received;
    expect(message!.headers['webhook-id']).toMatch(/./);
    expect(Number(message!.headers['webhook-timestamp'])).toBeGreaterThan(Date.now() / 1000 - 300);
    expect(String(message!.headers['webhook-signature']).split(' ')).toContain(signatureOf(message!, secret));
    expect(JSON.parse(message!.body)).toMatchObject({ type: 'webhook.test' });

    receiver.status = 500;
    await card.getByRole('button', { name: 'Enviar teste', exact: true }).click();
    await until('the second test', () => receiver.received[1]);
    await newest.getByText(/^Status 500/).waitFor();
    await newest.getByText('Aguardando').waitFor();
    await photograph(page, 'failing');
  });
});
