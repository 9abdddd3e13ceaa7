import { fallbackField, personalFieldKeys } from './fallbackFields.js';
import { served } from '../../../../test/openapiContract.js';
import { fieldTargets, type FieldTarget } from '../values/fieldTypes.js';
import { isObjectKey, isReservedKey } from './reservedKeys.js';

describe('reserved keys', () => {
  it.each(fieldTargets)('keep what every record and object carries from fields of a %s', (target) => {
    for (const key of [
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      'hasOwnProperty',
      'id',
      '_id',
      'email',
      'Email',
    ]) {
      expect([key, isReservedKey(key, target)]).toEqual([key, true]);
    }
  });

  it('keep the columns of the export and the properties of the REST candidate from candidate fields', () => {
    for (const key of [
      'name',
      'client',
      'company',
      'token',
      'password',
      'status',
      'progress',
      'clientName',
      'createdAt',
    ]) {
      expect([key, isReservedKey(key, 'candidate')]).toEqual([key, true]);
    }
  });

  it.each<[FieldTarget, string[]]>([
    ['candidate', ['Candidate', 'CandidateWithFields', 'OwnForm']],
    ['client', ['Client', 'NewClient']],
  ])('keep every property of the answers of /v1 about a %s', (target, models) => {
    const properties = models.flatMap((name) => Object.keys(served.components.schemas[name]?.properties ?? {}));
    expect(properties).toEqual(expect.arrayContaining(['id', 'email']));
    // The personal properties are fields themselves.
    const own = properties.filter((key) => target === 'client' || !personalFieldKeys.includes(key));
    expect(own.filter((key) => !isReservedKey(key, target))).toEqual([]);
  });

  it('keep the properties of the REST client from client fields, because the values stand beside them', () => {
    for (const key of ['nome', 'telefone', 'cnpj', 'nomeEmpresa', 'ativo']) {
      expect([key, isReservedKey(key, 'client')]).toEqual([key, true]);
    }
    expect(isReservedKey('telefone', 'candidate')).toBe(false);
  });

  it('leave the known keys (R-70) to candidate fields', () => {
    for (const key of [...personalFieldKeys, 'endereco', 'nome_completo', 'telefone', 'site_pessoal']) {
      expect([key, isReservedKey(key, 'candidate')]).toEqual([key, false]);
      expect(fallbackField(key, 'candidate')?.key).toBe(key);
    }
  });

  it('keep inherited keys from permissions too, but not what only records carry', () => {
    expect(isObjectKey('__PROTO__')).toBe(true);
    expect(isObjectKey('valueOf')).toBe(true);
    expect(isObjectKey('email')).toBe(false);
  });
});

describe('fallback fields', () => {
  it('have the types that the rule on known keys names (R-70)', () => {
    expect(fallbackField('observacoes', 'candidate')?.type).toBe('textarea');
    expect(fallbackField('experiencia', 'candidate')?.type).toBe('textarea');
    expect(fallbackField('data_nascimento', 'candidate')?.type).toBe('date');
    expect(fallbackField('linkedin', 'candidate')?.type).toBe('text');
  });

  it('do not exist for other keys, inherited ones included', () => {
    for (const key of ['apelido', 'constructor', '__proto__']) expect(fallbackField(key, 'candidate')).toBeNull();
  });

  it('never cover a property of the client', () => {
    expect(fallbackField('telefone', 'client')).toBeNull();
    expect(fallbackField('endereco', 'client')?.label).toBe('Endereço');
  });
});
