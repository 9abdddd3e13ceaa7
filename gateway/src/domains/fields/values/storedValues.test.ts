import type { ClientRecord } from '../../clients/clientsModel.js';
import type { CandidateRecord } from '../../candidates/candidatesModel.js';
import { checkFieldWrites } from './fieldValues.js';
import { catalogueOfClient } from './recordCatalogue.js';
import { open, seal } from './sealedValues.js';
import {
  afterWrites,
  countFilled,
  differingWrites,
  effectiveWrites,
  keysOf,
  noValues,
  updateOf,
  type CheckedWrites,
} from './storedValues.js';

const catalogue = catalogueOfClient({ target: 'candidate', fields: [], permissions: new Map() }, null);
/** Known keys need no field. */
const check = (texts: Record<string, string | null>) =>
  checkFieldWrites(
    catalogue,
    'admin',
    Object.entries(texts).map(([key, value]) => ({ key, value })),
    new Date(),
  );
const record = seal({ rg: '12', phone: '99', skills: '  ' });

it('changes are what differs from what is stored, and nothing else is written', () => {
  const writes = effectiveWrites(record, check({ rg: '12', phone: '88', ctps: null, skills: null, pis: '7' }));
  expect(keysOf(writes)).toEqual(['phone', 'pis', 'skills']);
  expect(updateOf(writes)).toEqual({
    set: { 'values.phone': '88', 'values.pis': '7' },
    unset: { 'values.skills': '' },
  });
  expect(open(afterWrites(record, writes))).toEqual({ rg: '12', phone: '88', pis: '7' });
  expect(open(record)).toEqual({ rg: '12', phone: '99', skills: '  ' });
});

it('writes that say what is stored already differ in nothing; null and an empty text say that nothing is', () => {
  const write = (key: string, value: string | null) => ({ key, value });
  const writes = [write('rg', '12'), write('ctps', ''), write('pis', null), write('rg', null), write('phone', '9')];
  expect(differingWrites(record, writes)).toEqual([write('rg', null), write('phone', '9')]);
});

it('what is blank is not filled', () => {
  const texts = (...keys: string[]) => keys.map((key) => ({ key, type: 'text' as const }));
  expect(countFilled(record, texts('rg', 'skills', 'ctps'))).toBe(1);
  expect(countFilled(noValues, texts('rg'))).toBe(0);
});

it('a refused document is not filled, nor is a text that is no document', () => {
  const id = 'a'.repeat(24);
  const documents = seal({
    sent: `${id} sent 2026-11-02`,
    approved: `${id} approved 2026-11-02`,
    refused: `${id} refused 2026-11-02 Ilegível`,
    other: 'approved',
  });
  const filled = Object.keys(documents.values).filter((key) => countFilled(documents, [{ key, type: 'file' }]) === 1);
  expect(filled).toEqual(['sent', 'approved']);
});

/** Never called: these lines are held against the types, and fail the type check when one of them compiles. */
export function valuesCannotBeReachedAroundThePolicy(candidate: CandidateRecord, client: ClientRecord): unknown[] {
  // @ts-expect-error a value is not read by its key
  const read = candidate.values['cpf'] as unknown;
  // @ts-expect-error nor by its name
  const named = client.values.cpf as unknown;
  // @ts-expect-error nor are all of them
  const all: Record<string, string> = candidate.values;
  // @ts-expect-error nor are they copied into something else
  const copy: object = { ...candidate.values };
  // @ts-expect-error texts are not values
  const made: Pick<CandidateRecord, 'values'> = { values: { cpf: '1' } };
  // @ts-expect-error texts that were not checked are no writes
  const writes: CheckedWrites = { set: { cpf: '1' }, unset: [] };
  return [read, named, all, copy, made, writes];
}
