import type { Config } from '../config.js';
import type { DemoLogins } from '../seed/demo.js';

/** The first administrator; `password` only when it was made by this start. */
interface FirstAdmin {
  email: string;
  password: string | null;
}

interface Greeting {
  config: Config;
  databaseKind: string;
  admin: FirstAdmin;
  /** Logins of the demo data; null when none was made by this start. */
  demo: DemoLogins | null;
}

const lineOf = ({ email, password }: FirstAdmin) =>
  `  admin      ${email}   ${password ?? '(password as given or made at the first start)'}`;

/**
 * Tells a password that this start has made as soon as its account is there: a start that is interrupted before its greeting, while
 * the demo is made, would never tell it.
 */
export function tellFirstAdmin(admin: FirstAdmin): void {
  if (admin.password !== null) process.stdout.write(`\n${lineOf(admin)}\n`);
}

/** What the operator reads once everything is up: the address, and each password that this start has made. */
export function greet({ config, databaseKind, admin, demo }: Greeting): void {
  const lines = [
    '',
    `  Esteira is ready: ${config.publicUrl}`,
    `  Database: ${databaseKind}`,
    '',
    lineOf(admin),
    ...(demo
      ? [
          `  client     ${demo.client.email}   ${demo.client.password}`,
          `  candidate  ${demo.candidate.link}   ${demo.candidate.password}`,
          '',
          '  Passwords are shown this once; write them down, or start over by deleting the data directory.',
        ]
      : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
