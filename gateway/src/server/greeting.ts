import type { Config } from '../config.js';
import type { DemoLogins } from '../seed/demo.js';

interface Greeting {
  config: Config;
  databaseKind: string;
  /** The first administrator; `password` only when it was made by this start. */
  admin: { email: string; password: string | null };
  /** Logins of the demo data; null when none was made by this start. */
  demo: DemoLogins | null;
}

/** What the operator reads once everything is up: the address, and each password that this start has made. */
export function greet({ config, databaseKind, admin, demo }: Greeting): void {
  const lines = [
    '',
    `  Esteira is ready: ${config.publicUrl}`,
    `  Database: ${databaseKind}`,
    '',
    `  admin      ${admin.email}   ${admin.password ?? '(password as given or made at the first start)'}`,
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
