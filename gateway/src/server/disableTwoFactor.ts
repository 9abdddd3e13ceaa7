/**
 * `npm run disable-two-factor -- ana@empresa.com`: has an account sign in by its password alone whose owner has lost app and recovery codes,
 * for the administrator whom no other one can help. docs/security.md says how.
 */
import { readConfig } from '../config.js';
import { StartupError } from '../database/errors.js';
import { runCommand, withServices } from './operatorCommand.js';

async function main(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new StartupError('say whose: npm run disable-two-factor -- ana@empresa.com');
  await withServices(readConfig(process.env), async ({ identity }) => {
    const wasOn = await identity.twoFactor.disableOf(email);
    if (wasOn === null) throw new StartupError(`no account has the e-mail ${email}`);
    process.stdout.write(wasOn ? `${email} signs in by the password alone now\n` : `${email} did so already\n`);
  });
}

runCommand('disable two-factor', main);
