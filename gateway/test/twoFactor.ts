/** Two-step sign-in of an account, over GraphQL. */
import { totpCode } from './totpCode.js';
import type { TestServer } from './server.js';

export type UserErrors = { code: string; field: string[] | null; message: string }[];

/** Calls one mutation as somebody. @throws Error where it is refused as a whole. */
async function mutate<Answer>(server: TestServer, token: string, query: string, input?: object) {
  const { data, errors } = await server.graphql(query, input && { input }, token);
  if (errors) throw new Error(`${errors[0]?.extensions.code}: ${errors[0]?.message}`);
  const [payload] = Object.values(data);
  return payload as Answer & { userErrors: UserErrors };
}

/** What the mutations of two-step sign-in answer. */
export function twoFactorCalls(server: () => TestServer) {
  const call = <Answer = unknown>(query: string, token: string, input?: object) =>
    mutate<Answer>(server(), token, query, input);
  const errors = 'userErrors { code field message }';
  return {
    begin: (token: string) =>
      call<{ secret: string; uri: string }>(`mutation { beginTwoFactor { secret uri ${errors} } }`, token),
    enable: (token: string, code: string) =>
      call<{ recoveryCodes: string[] | null }>(
        `mutation ($input: EnableTwoFactorInput!) { enableTwoFactor(input: $input) { recoveryCodes ${errors} } }`,
        token,
        { code },
      ),
    disable: (token: string) => call(`mutation { disableTwoFactor { ${errors} } }`, token),
    renewCodes: (token: string) =>
      call<{ recoveryCodes: string[] | null }>(`mutation { renewRecoveryCodes { recoveryCodes ${errors} } }`, token),
    disableOf: (token: string, id: string) =>
      call(
        `mutation ($input: DisableStaffTwoFactorInput!) {
          disableStaffTwoFactor(input: $input) { account { hasTwoFactor } ${errors} }
        }`,
        token,
        { id },
      ),
    demand: (token: string, of: 'STAFF' | 'COMPANIES', isDemanded = true) =>
      call(
        `mutation ($input: SetTwoFactorDemandInput!) {
          setTwoFactorDemand(input: $input) {
            twoFactorDemands { staff { demandedAt } companies { demandedAt } } ${errors}
          }
        }`,
        token,
        { of, isDemanded },
      ),
    state: async (token: string) =>
      (await server().graphql('{ viewer { twoFactor { enabledAt recoveryCodesLeft } } }', {}, token)).data.viewer
        .twoFactor as { enabledAt: string; recoveryCodesLeft: number } | null,
  };
}

/** Switches it on. @param now the moment of the server. @returns the secret of the app, and the recovery codes. */
export async function enabledTwoFactor(server: TestServer, token: string, now: Date) {
  const calls = twoFactorCalls(() => server);
  const { secret } = await calls.begin(token);
  const { recoveryCodes, userErrors } = await calls.enable(token, totpCode(secret, now));
  if (!recoveryCodes) throw new Error(`Not enabled: ${JSON.stringify(userErrors)}`);
  return { secret, recoveryCodes };
}
