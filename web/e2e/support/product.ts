import { startMailServer, type MailServer } from '../../../gateway/test/mail';
import { startServer } from '../../../gateway/test/builtServer';
import { launchBrowser, type Product } from './browser';

/**
 * The built product over an empty database and a browser of its own, for the stories of one `describe`.
 * Its parts are there once the first `beforeAll` of the `describe` has run.
 * @param options `settings`: of the server; `mails`: whether it sends mails, which the story then reads
 */
export function setUpProduct(options: {
  settings?: Record<string, string>;
  mails: true;
}): Product & { mails: MailServer };
export function setUpProduct(options?: { settings?: Record<string, string> }): Product;
export function setUpProduct({ settings = {}, mails = false } = {}): Partial<Product & { mails: MailServer }> {
  const product: Partial<Product & { mails: MailServer }> = {};
  beforeAll(async () => {
    if (mails) product.mails = await startMailServer();
    product.server = await startServer({ ...settings, ...(product.mails && { SMTP_URL: product.mails.url }) });
    product.browser = await launchBrowser();
  });
  afterAll(async () => {
    await product.browser?.close();
    // Also where no browser could be started: jest would wait for the server forever.
    await product.server?.stop();
    await product.mails?.stop();
  });
  return product;
}
