import { jest } from '@jest/globals';
import type { Config } from '../config.js';
import { greet, tellFirstAdmin } from './greeting.js';

/** What the operator reads when something is told. */
function printedBy(tell: () => void): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    tell();
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

/** An administrator whose password was made by this start, or was not. */
const admin = (password: string | null) => ({ email: 'admin@esteira.local', password });

const greeting = (password: string | null) =>
  printedBy(() => {
    const config = { publicUrl: 'http://localhost:4000' } as Config;
    greet({ config, databaseKind: 'embedded', admin: admin(password), demo: null });
  });

test('a password that this start has made is printed', () => {
  expect(greeting('segredo')).toContain('admin      admin@esteira.local   segredo\n');
});

test('of a password that was given, or made before, nothing is said to have been printed', () => {
  expect(greeting(null)).toContain('admin@esteira.local   (password as given or made at the first start)\n');
  expect(greeting(null)).not.toContain('printed');
});

test('a password is told at once where this start has made it, and only there', () => {
  expect(printedBy(() => tellFirstAdmin(admin('segredo')))).toBe('\n  admin      admin@esteira.local   segredo\n');
  expect(printedBy(() => tellFirstAdmin(admin(null)))).toBe('');
});
