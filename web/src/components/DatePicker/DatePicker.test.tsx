import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { changeLanguage } from '../../i18n';
import { renderUi } from '../../testing/renderUi';
import { Field } from '../Field/Field';
import { DatePicker, type DatePickerProps } from './DatePicker';

function setUp({ value: start = '', ...props }: Partial<DatePickerProps> = {}) {
  const onChange = jest.fn<(value: string) => void>();
  const onProblemChange = jest.fn();
  function Example() {
    const [value, setValue] = useState(start);
    return (
      <>
        <Field label="Data de nascimento" required>
          <DatePicker
            {...props}
            value={value}
            onProblemChange={onProblemChange}
            onChange={(next) => {
              onChange(next);
              setValue(next);
            }}
          />
        </Field>
        <button type="button" onClick={() => setValue('2001-02-03')}>
          Valor de fora
        </button>
        <output>{value}</output>
      </>
    );
  }
  const ui = renderUi(<Example />);
  return { ...ui, onChange, onProblemChange, box: screen.getByRole('textbox', { name: /Data de nascimento/ }) };
}

const value = () => screen.getByRole('status', { name: '' }).textContent;

describe('DatePicker', () => {
  test('shows its value as dd/MM/yyyy', () => {
    expect(setUp({ value: '1990-05-31' }).box).toHaveValue('31/05/1990');
  });

  test('typing digits alone gives slashes and the value yyyy-MM-dd', async () => {
    const { user, box } = setUp();
    await user.type(box, '31051990');
    expect(box).toHaveValue('31/05/1990');
    expect(value()).toBe('1990-05-31');
    expect(box).toBeValid();
  });

  test('pasting other ways to write a date works', async () => {
    const { user, box } = setUp();
    await user.click(box);
    await user.paste('1990-05-31');
    expect(box).toHaveValue('31/05/1990');
  });

  test.each(['1/2/71', '1 de fevereiro de 1971', '01021971'])(
    '%s, pasted, is the first of February 1971',
    async (text) => {
      const { user, box } = setUp();
      await user.click(box);
      await user.paste(text);
      expect(box).toHaveValue('01/02/1971');
      expect(value()).toBe('1971-02-01');
    },
  );

  test('a year of two digits is completed when the box is left or Enter is pressed, and not on the way to four', async () => {
    const { user, box, onChange } = setUp();
    await user.type(box, '1/2/1971');
    expect(onChange.mock.calls).toEqual([['1971-02-01']]);
    await user.clear(box);
    await user.type(box, '1/2/71');
    expect(value()).toBe('');
    await user.keyboard('{Enter}');
    expect(value()).toBe('1971-02-01');
    await user.clear(box);
    await user.type(box, '3/2/71');
    await user.tab();
    expect(value()).toBe('1971-02-03');
  });

  test('the calendar speaks the language of the page: days with their names, and weekdays with their accents', async () => {
    const { user } = setUp({ value: '1990-05-06' });
    await user.click(screen.getByRole('button', { name: /Abrir calendário/ }));
    expect(await screen.findByRole('gridcell', { name: 'Escolher domingo, 6 de maio de 1990' })).toHaveFocus();
    expect(screen.getByText('sáb')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'sábado' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Choose|Not available|month/);
  });

  test('a day that is not offered says so', async () => {
    const { user } = setUp({ value: '1900-01-02' });
    await user.click(screen.getByRole('button', { name: /Abrir calendário/ }));
    const outside = await screen.findByRole('gridcell', { name: 'Indisponível: domingo, 31 de dezembro de 1899' });
    expect(outside).toHaveAttribute('aria-disabled', 'true');
  });

  test('a day that does not exist is told beside the field and gives no value', async () => {
    const { user, box, onProblemChange } = setUp();
    await user.type(box, '31022020');
    expect(screen.getByText('Esta data não existe. Confira o dia e o mês.')).toBeVisible();
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(box).toHaveAccessibleDescription(/Esta data não existe/);
    expect(value()).toBe('');
    expect(onProblemChange).toHaveBeenLastCalledWith('invalid');
  });

  test('an incomplete date is wrong only once the box is left', async () => {
    const { user, box } = setUp();
    await user.type(box, '3105');
    expect(box).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(box).toHaveValue('31/05');
  });

  test('a date written without zeros is completed when the box is left', async () => {
    const { user, box } = setUp();
    await user.type(box, '1/5/1990');
    await user.tab();
    expect(box).toHaveValue('01/05/1990');
    expect(value()).toBe('1990-05-01');
  });

  test('a future day is refused with its own words', async () => {
    const { user, box, onProblemChange } = setUp();
    await user.type(box, '01012999');
    expect(screen.getByText('A data não pode ser futura.')).toBeVisible();
    expect(value()).toBe('');
    expect(onProblemChange).toHaveBeenLastCalledWith('outOfBounds');
  });

  test('a future day is taken where it may be', async () => {
    const { user, box } = setUp({ allowFuture: true });
    await user.type(box, '01012099');
    expect(value()).toBe('2099-01-01');
  });

  test('a day before 1900 is refused, and the bounds are named', async () => {
    const { user, box } = setUp();
    await user.type(box, '31121899');
    expect(screen.getByText(/A data deve estar entre 01\/01\/1900 e/)).toBeVisible();
    expect(value()).toBe('');
  });

  test('emptying the box empties the value without a complaint', async () => {
    const { user, box, onChange } = setUp({ value: '1990-05-31' });
    await user.clear(box);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(box).not.toHaveAttribute('aria-invalid');
  });

  test('correcting one digit in the middle keeps the rest', async () => {
    const { user, box } = setUp({ value: '1990-05-31' });
    await user.type(box, '{Backspace}2', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box).toHaveValue('32/05/1990');
    await user.type(box, '{Backspace}0', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(value()).toBe('1990-05-30');
  });

  test('a value from outside replaces the text and its complaint', async () => {
    const { user, box, onProblemChange } = setUp();
    await user.type(box, '31022020');
    await user.click(screen.getByRole('button', { name: 'Valor de fora' }));
    expect(box).toHaveValue('03/02/2001');
    expect(box).not.toHaveAttribute('aria-invalid');
    expect(onProblemChange).toHaveBeenLastCalledWith(null);
  });

  test('old data that is no date is shown and not wiped by walking past it', async () => {
    const { user, box, onChange } = setUp({ value: 'em breve' });
    await user.click(box);
    await user.tab();
    expect(box).toHaveValue('em breve');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('in English writes MM/dd/yyyy and keeps the value', async () => {
    const { user, box } = setUp({ value: '1990-05-31' });
    await act(() => changeLanguage('en-US'));
    try {
      expect(box).toHaveValue('05/31/1990');
      await user.clear(box);
      await user.type(box, '12252020');
      expect(value()).toBe('2020-12-25');
    } finally {
      await act(() => changeLanguage('pt-BR'));
    }
  });
});

describe('the calendar of the DatePicker', () => {
  async function openCalendar(props: Partial<DatePickerProps> = {}) {
    const ui = setUp({ value: '1990-05-31', ...props });
    await ui.user.click(screen.getByRole('button', { name: 'Abrir calendário: Data de nascimento' }));
    return { ...ui, calendar: await screen.findByRole('dialog', { name: 'Calendário' }) };
  }

  test('opens at the value, in Portuguese, with the week starting on Sunday', async () => {
    const { calendar } = await openCalendar();
    expect(within(calendar).getByRole('combobox', { name: 'Mês' })).toHaveDisplayValue('maio');
    expect(within(calendar).getByRole('combobox', { name: 'Ano' })).toHaveDisplayValue('1990');
    expect(calendar.querySelector('.react-datepicker__day-name')).toHaveTextContent(/dom/i);
  });

  test.each([
    ['the year that is typed', '31/02/1985', '1985'],
    ['where the field says, while no year is typed', '31/0', '1990'],
  ])('opens at %s', async (_what, text, year) => {
    const { calendar } = await openCalendar({ value: text, keepsUnfinished: true, openTo: '1990-01-01' });
    expect(within(calendar).getByRole('combobox', { name: 'Ano' })).toHaveDisplayValue(year);
  });

  test.each([
    ['a text that is no date', '31/0'],
    ['a day that is not offered', '2999-05-20'],
  ])('opens at today over %s, and replaces it', async (_what, text) => {
    const { user, calendar } = await openCalendar({ value: text, keepsUnfinished: true });
    const year = new Date().getFullYear();
    expect(within(calendar).getByRole('combobox', { name: 'Ano' })).toHaveDisplayValue(String(year));
    await user.selectOptions(within(calendar).getByRole('combobox', { name: 'Ano' }), '1990');
    const [firstDay] = within(calendar).getAllByRole('gridcell', { name: /de 1990/ });
    await user.click(firstDay as HTMLElement);
    expect(value()).toMatch(/^19\d\d-\d\d-\d\d$/);
  });

  test('a chosen day becomes the value, and the focus returns to the box', async () => {
    const { user, calendar, box } = await openCalendar();
    await user.click(within(calendar).getByRole('gridcell', { name: /15 de maio de 1990/ }));
    expect(value()).toBe('1990-05-15');
    expect(box).toHaveValue('15/05/1990');
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('another year is one choice away', async () => {
    const { user, calendar } = await openCalendar();
    await user.selectOptions(within(calendar).getByRole('combobox', { name: 'Ano' }), '1975');
    await user.click(within(calendar).getByRole('gridcell', { name: /20 de maio de 1975/ }));
    expect(value()).toBe('1975-05-20');
  });

  test('the arrow keys move through the days', async () => {
    const { calendar, user } = await openCalendar();
    const selected = within(calendar).getByRole('gridcell', { selected: true });
    act(() => selected.focus());
    fireEvent.keyDown(selected, { key: 'ArrowLeft' });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/30 de maio de 1990/));
    await user.keyboard('{Enter}');
    expect(value()).toBe('1990-05-30');
  });

  test('Escape closes it and changes nothing', async () => {
    const { user, box, onChange } = await openCalendar();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(box).toHaveFocus());
  });
});
