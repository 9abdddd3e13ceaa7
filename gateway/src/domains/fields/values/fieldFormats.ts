import type { FieldFormat } from './fieldTypes.js';
import { keyWords } from '../definitions/keyWords.js';

const anyOf =
  (...names: string[]) =>
  (words: ReadonlySet<string>) =>
    names.some((name) => words.has(name));

/** Whether a key with these words suggests the format. What a format does with a text is in lib/parsing. */
const suits: Record<FieldFormat, (words: ReadonlySet<string>) => boolean> = {
  cpf: anyOf('cpf'),
  cnpj: anyOf('cnpj'),
  pis: anyOf('pis', 'nis', 'pasep', 'nit'),
  cep: anyOf('cep'),
  phone: anyOf('telefone', 'telefones', 'fone', 'tel', 'celular', 'phone', 'mobile', 'whatsapp'),
  voterTitle: (words) => (words.has('titulo') && words.has('eleitor')) || (words.has('voter') && words.has('title')),
};

/** The format that the key of a text field suggests; null for none. */
export function guessFormat(key: string): FieldFormat | null {
  const words = new Set(keyWords(key));
  const found = Object.entries(suits).find(([, suitsFormat]) => suitsFormat(words));
  return (found?.[0] as FieldFormat | undefined) ?? null;
}
