import { screen } from '@testing-library/react';
import { Field } from '../../../components/Field/Field';
import { loadTexts } from '../../../i18n';
import { renderUi } from '../../../testing/renderUi';
import { YesNo } from './YesNo';

/** The classes of a choice, by which all browsers draw it: those of old phones do not know what `:has` asks for. */
const classesOf = (name: string) => screen.getByRole('radio', { name }).closest('label')?.className;

it.each([
  ['true', 'Sim'],
  ['false', 'Não'],
])('the choice %s is drawn as chosen without :has', async (value, chosen) => {
  await loadTexts('fields');
  const draw = (answer: string) => (
    <Field label="CNH">
      <YesNo label="CNH" value={answer} onChange={() => undefined} />
    </Field>
  );
  const { rerender } = renderUi(draw(''));
  const open = classesOf('Sim');
  expect(classesOf('Não')).toBe(open);
  rerender(draw(value));
  expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
  const drawn = [classesOf('Sim'), classesOf('Não')];
  expect(drawn.filter((classes) => classes === open)).toHaveLength(1);
  expect(classesOf(chosen)).not.toBe(open);
});
