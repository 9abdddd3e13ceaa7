import type { FieldShape } from '../features/fields/values/fieldShape';

const column = (key: string, label: string, data: Partial<FieldShape> = {}): FieldShape => ({
  key,
  label,
  type: 'TEXT',
  required: false,
  options: [],
  format: null,
  allowFutureDates: false,
  ...data,
});

const kinships = ['Filho', 'Cônjuge'].map((value) => ({ value, label: value }));

/** What a list of a candidate's dependents asks for. */
export const dependents = (data: object = {}) => ({
  itemName: 'Dependente',
  maxItems: 3,
  columns: [
    column('nome', 'Nome', { required: true }),
    column('cpf', 'CPF', { format: 'CPF' }),
    column('nascimento', 'Data de nascimento', { type: 'DATE', required: true }),
    column('parentesco', 'Parentesco', { type: 'SELECT', options: kinships }),
  ],
  ...data,
});

/** Such a list as it is stored. */
export const storedItems = (...items: object[]) => JSON.stringify(items);

export { column as listColumn };
