import type { CreateFieldInput } from '../src/domains/fields/definitions/customFieldsInput.js';
import type { ListOptions } from '../src/domains/fields/values/fieldTypes.js';

const column = { required: false, options: [], format: null, allowFutureDates: false };

/** What the list of the tests asks of each dependent, as it is stored and answered. */
export const dependents: ListOptions = {
  itemName: 'Dependente',
  maxItems: 2,
  columns: [
    { ...column, key: 'nome', label: 'Nome', type: 'text', required: true },
    {
      ...{ ...column, key: 'parentesco', label: 'Parentesco', type: 'select' },
      options: [
        { value: 'f', label: 'Filho(a)' },
        { value: 'c', label: 'Cônjuge' },
      ],
    },
    { ...column, key: 'nascimento', label: 'Nascimento', type: 'date' },
    { ...column, key: 'cpf', label: 'CPF', type: 'text', format: 'cpf' },
    { ...column, key: 'renda', label: 'Renda', type: 'number' },
  ],
};

/** A list of dependents, which everybody may answer. */
export const dependentsField = {
  ...{ key: 'dependentes', label: 'Dependentes', type: 'list', target: 'candidate' },
  canView: ['admin', 'client', 'candidate'],
  canEdit: ['admin', 'client', 'candidate'],
  listOptions: dependents,
} as const satisfies CreateFieldInput;

/** Items as callers write them, and as they are stored and read. */
export const ana = {
  typed: { nome: 'Ana', parentesco: 'filha', nascimento: '01/02/2015', cpf: '529.982.247-25', renda: '1.234,5' },
  stored: { nome: 'Ana', parentesco: 'f', nascimento: '2015-02-01', cpf: '52998224725', renda: '1234.5' },
  shown: 'Nome: Ana; Parentesco: Filho(a); Nascimento: 01/02/2015; CPF: 529.982.247-25; Renda: 1.234,50',
} as const;
export const bia = { typed: { nome: 'Bia' }, stored: { nome: 'Bia' }, shown: 'Nome: Bia' } as const;
