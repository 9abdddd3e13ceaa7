import { screen } from '@testing-library/react';
import { dependents, storedItems } from '../../../testing/listField';
import { renderStaff } from '../../../testing/renderStaff';
import { fieldValue } from '../../../testing/staffData';
import { FilledFields } from './FilledFields';

test('a list is told by the answers of its items, cut short as any other value', async () => {
  const value = storedItems({ nome: 'Ana', nascimento: '2020-05-31' }, { nome: 'Bia', nascimento: '2021-01-02' });
  const list = fieldValue({ label: 'Dependentes', type: 'LIST', listOptions: dependents(), value });
  await renderStaff(<FilledFields candidate={{ filledFields: [list] } as never} />);
  expect(screen.getByRole('definition')).toHaveTextContent(/^Nome: Ana; Data de nascimento:\.\.\.$/);
});
