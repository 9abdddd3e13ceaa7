import { jest } from '@jest/globals';
import type { Config } from '../config.js';
import { greet } from './greeting.js';

/** What the operator reads, of an administrator whose password was made by this start, or was not. */
function greeting(password: string | null): string {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const config = { publicUrl: 'http://localhost:4000' } as Config;
    greet({ config, databaseKind: 'embedded', admin: { email: 'admin@esteira.local', password }, demo: null });
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

test('a password that this start has made is printed', () => {
  expect(greeting('segredo')).toContain('admin      admin@esteira.local   segredo\n');
});

test('of a password that was given, or made before, nothing is said to have been printed', () => {
  expect(greeting(null)).toContain('admin@esteira.local   (password as given or made at the first start)\n');
  expect(greeting(null)).not.toContain('printed');
});
