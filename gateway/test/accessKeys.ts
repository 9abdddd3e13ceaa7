import type { TestServer } from './server.js';

const CREATE = `mutation ($input: CreateAccessKeyInput!) {
  createAccessKey(input: $input) {
    token
    accessKey { id name access expiresAt createdAt lastUsedAt }
    userErrors { code field message }
  }
}`;

/** What `createAccessKey` answers to a person. @param token of the person's session */
export async function createAccessKey(server: TestServer, token: string, input: object = {}) {
  const { data, errors } = await server.graphql(
    CREATE,
    { input: { name: 'Integração', access: 'WRITE', days: 90, ...input } },
    token,
  );
  if (errors) throw new Error(`${errors[0]?.extensions.code}: ${errors[0]?.message}`);
  return data.createAccessKey as {
    token: string | null;
    accessKey: { id: string; [name: string]: unknown } | null;
    userErrors: { code: string; field: string[] | null; message: string }[];
  };
}

/** The token of a new key. @throws Error where it is not made. */
export async function newAccessKey(server: TestServer, token: string, input: object = {}): Promise<string> {
  const { token: key, userErrors } = await createAccessKey(server, token, input);
  if (!key) throw new Error(`No key: ${JSON.stringify(userErrors)}`);
  return key;
}

/** The keys that a token is shown. */
export async function accessKeysOf(server: TestServer, token: string) {
  const query = '{ viewer { accessKeys { id name access expiresAt createdAt lastUsedAt } } }';
  return (await server.graphql(query, {}, token)).data.viewer.accessKeys as Record<string, unknown>[];
}
