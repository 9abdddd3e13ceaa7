/** Forms with a file of any size, which is made while it is sent and never held in memory whole. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

export const BOUNDARY = 'boundary-of-the-tests';
export const MEGABYTE = Buffer.alloc(1024 * 1024, 'PK');

export interface Upload {
  megabytes: number;
  /** Called after every ten of them. */
  onTenMegabytes?: () => void;
}

/** The pieces of a form whose last part is the file. */
export function* multipartOf(
  fields: Record<string, string>,
  fileField: string,
  { megabytes, onTenMegabytes }: Upload,
): Generator<Buffer> {
  const disposition = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
  for (const [name, value] of Object.entries(fields)) yield Buffer.from(`${disposition(name)}\r\n\r\n${value}\r\n`);
  yield Buffer.from(`${disposition(fileField)}; filename="ficha.xlsx"\r\n\r\n`);
  for (let sent = 0; sent < megabytes; sent++) {
    yield MEGABYTE;
    if (sent % 10 === 9) onTenMegabytes?.();
  }
  yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
}

interface Form {
  path: string;
  token: string;
  fields: Record<string, string>;
  fileField: string;
}

/** Sends a form in pieces over a connection of its own, without telling its length before. */
export async function streamForm(
  app: RequestListener,
  { path, token, fields, fileField }: Form,
  upload: Upload,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the two transports answer in different shapes
): Promise<{ status: number; body: any }> {
  const server = createServer(app).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'apollo-require-preflight': '1',
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      body: Readable.toWeb(Readable.from(multipartOf(fields, fileField, upload))) as ReadableStream,
      duplex: 'half',
    });
    return { status: response.status, body: await response.json() };
  } finally {
    server.close();
  }
}
