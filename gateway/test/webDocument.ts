import { readFileSync } from 'node:fs';
import { print, type DocumentNode } from 'graphql';

/** A document of the web, as codegen has stored it. */
export function webDocument(name: string): string {
  const file = new URL('../../web/src/generated/staff/graphql.ts', import.meta.url);
  const text = new RegExp(`export const ${name} = (\\{.*\\}) as unknown as`).exec(readFileSync(file, 'utf8'))?.[1];
  return print(JSON.parse(text ?? '') as DocumentNode);
}
