import type { RunningServer } from '../../../gateway/test/builtServer';

/** Calls `/v1` for the preparation of a story; `data` of the answer. @throws when it is refused */
export async function restCall<Data = unknown>(
  server: Pick<RunningServer, 'url'>,
  method: string,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<Data> {
  const response = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

/** The access token of a user of the staff. */
export async function staffToken(
  server: Pick<RunningServer, 'url'>,
  credentials: { email: string; password: string },
): Promise<string> {
  const { accessToken } = await restCall<{ accessToken: string }>(server, 'POST', '/identity/login', {
    body: { email: credentials.email, password: credentials.password },
  });
  return accessToken;
}
