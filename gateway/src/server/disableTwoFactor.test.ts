/** The operator's way back into an account whose owner has lost the authenticator app. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bundled } from '../../test/bundled.js';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../test/candidates.js';
import { enabledTwoFactor } from '../../test/twoFactor.js';

const ENTRY = await bundled(new URL('./disableTwoFactor.ts', import.meta.url));
/** Each run of the command loads the whole product. */
const LIMIT_MS = 120_000;

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

/** What a run prints, as one who is let through and as one who is not. */
async function run(...args: string[]): Promise<{ said: string; failed: string }> {
  const { jwtSecret, encryptionKey } = story.server.config;
  const settings = { JWT_SECRET: jwtSecret, ENCRYPTION_KEY: encryptionKey, MONGODB_URL: story.server.database.url };
  const env = { PATH: process.env['PATH'], ...settings };
  return promisify(execFile)(process.execPath, [ENTRY, ...args], { env }).then(
    ({ stdout }) => ({ said: stdout, failed: '' }),
    ({ stderr }: { stderr: string }) => ({ said: '', failed: stderr }),
  );
}

it(
  'has the account of an e-mail sign in by the password alone, and names one that there is not',
  async () => {
    const { adminEmail, adminPassword } = story.server.config;
    const signIn = () =>
      story.server.services.identity.signIn({ email: adminEmail, password: adminPassword! }, testOrigin);
    const now = new Date();
    story.server.setNow(now);
    await enabledTwoFactor(story.server, (await signIn()).accessToken, now);
    await expect(signIn()).rejects.toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });

    const whose = adminEmail.toUpperCase();
    const { said, failed } = await run(whose);
    // The security event goes where those of gateways go.
    expect([said, failed]).toEqual([expect.stringContaining(`${whose} signs in by the password alone now\n`), '']);
    expect(said).toContain('"event":"twoFactorDisabled"');
    expect(await signIn()).toMatchObject({ accessToken: expect.any(String) });
    expect((await run(whose)).said).toBe(`${whose} did so already\n`);
    const unknown = 'ninguem@exemplo.com';
    expect((await run(unknown)).failed).toBe(`Cannot disable two-factor: no account has the e-mail ${unknown}\n`);
    expect((await run()).failed).toMatch(/^Cannot disable two-factor: say whose: npm run disable-two-factor/);
  },
  LIMIT_MS,
);
