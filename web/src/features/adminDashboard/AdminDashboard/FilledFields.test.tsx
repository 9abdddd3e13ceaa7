import { screen } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { fieldValue } from '../../../testing/staffData';
import { FilledFields } from './FilledFields';

test('a list is told by the answers of its items, cut short as any other value', async () => {
  const displayValue = 'Nome: Ana; Data de nascimento: 31/05/2020\nNome: Bia; Data de nascimento: 02/01/2021';
  const list = fieldValue({ label: 'Dependentes', type: 'LIST', value: '[{"nome":"Ana"}]', displayValue });
  await renderStaff(<FilledFields candidate={{ filledFields: [list] } as never} />);
  expect(screen.getByRole('definition')).toHaveTextContent(/^Nome: Ana; Data de nascimento:\.\.\.$/);
});
