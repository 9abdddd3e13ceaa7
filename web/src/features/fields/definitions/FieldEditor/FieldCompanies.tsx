import { useId, useRef, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { chipStyles } from '../../../../components/FilterChip/chipStyles';
import { IconButton } from '../../../../components/IconButton/IconButton';
import { CloseIcon } from '../../../../components/icons';
import { Stack } from '../../../../components/Layout/Layout';
import { PlainList } from '../../../../components/PlainList/PlainList';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { radius, space } from '../../../../theme/tokens';
import { ClientPicker } from '../../../clients/ClientPicker/ClientPicker';
import { Choice, Group, Note, Notes } from './choiceGroup';
import { isWithoutCompany, MAX_COMPANIES, sortedCompanies, type CompanyRow } from './companyForm';
import type { FieldForm } from './fieldForm';

const Chips = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Chip = styled.span<{ $active: boolean }>`
  ${chipStyles}
  padding-block: ${space[1]};
  padding-inline-end: ${space[1]};
  border-radius: ${radius.extraLarge};

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface FieldCompaniesProps {
  form: UseFormReturn<FieldForm>;
  /** The field in store; null for a new one. */
  record: CustomFieldRow_FieldFragment | null;
}

/** Whether a field is asked of all candidates, or of those of some companies only, and of which. */
export function FieldCompanies({ form, record }: FieldCompaniesProps) {
  const { t } = useTranslation('configuration');
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const isGone = record !== null && isWithoutCompany(record);
  const { field, fieldState } = useController({
    control: form.control,
    name: 'clientIds',
    rules: {
      // A field whose companies are gone may be changed otherwise.
      validate: (rows) => rows === null || rows.length > 0 || isGone || t('editor.companies.required'),
    },
  });
  const rows = field.value;
  /** What was chosen comes back with the second choice. */
  const [kept, setKept] = useState<readonly CompanyRow[]>([]);
  const choose = (next: CompanyRow[] | null) => field.onChange(next);
  const askAll = () => {
    setKept(rows ?? []);
    choose(null);
  };

  const without = (removed: string) => (rows ?? []).filter(({ value }) => value !== removed);
  const findPicker = () => group.current?.querySelector<HTMLElement>('[role="combobox"]');
  const isFull = rows !== null && rows.length >= MAX_COMPANIES;
  const toggle = (value: string, name: string) => {
    if (rows?.some((row) => row.value === value)) choose(without(value));
    else if (!isFull) choose(sortedCompanies([...(rows ?? []), { value, name }]));
  };
  /** The focus goes on to the next chip, as the button that has it goes. */
  const remove = (index: number, value: string) => {
    const buttons = group.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? findPicker())?.focus();
    choose(without(value));
  };

  return (
    <Group
      ref={(element) => {
        group.current = element;
        field.ref({ focus: () => findPicker()?.focus() });
      }}
      aria-describedby={rows === null ? `${id}-problem` : `${id}-hint ${id}-problem`}
    >
      <legend>{t('editor.companies.title')}</legend>
      <Stack $gap={3}>
        <div>
          <Choice>
            <input type="radio" name={`${id}-companies`} checked={rows === null} onChange={askAll} />
            {t('editor.companies.all')}
          </Choice>
          <Choice>
            <input type="radio" name={`${id}-companies`} checked={rows !== null} onChange={() => choose([...kept])} />
            {t('editor.companies.some')}
          </Choice>
        </div>
        {rows !== null && (
          <Note $tone="muted" id={`${id}-hint`}>
            {t('editor.companies.hint')}
          </Note>
        )}
        {rows !== null && rows.length > 0 && (
          <Chips aria-label={t('editor.companies.chosen')}>
            {rows.map(({ value, name }, index) => (
              <li key={value}>
                <Chip $active>
                  <span>{name}</span>
                  <IconButton
                    size="small"
                    label={t('editor.companies.remove', { name })}
                    icon={<CloseIcon size={14} aria-hidden />}
                    onClick={() => remove(index, value)}
                  />
                </Chip>
              </li>
            ))}
          </Chips>
        )}
        {rows !== null && (
          <ClientPicker
            label={t('editor.companies.add')}
            value=""
            marked={rows.map(({ value }) => value)}
            onChange={toggle}
          />
        )}
        {isFull && <Note $tone="muted">{t('editor.companies.full', { count: MAX_COMPANIES })}</Note>}
        <Notes id={`${id}-problem`} aria-live="polite">
          {fieldState.error ? (
            <Note $tone="error">{fieldState.error.message}</Note>
          ) : (
            isGone && rows?.length === 0 && <Note $tone="warning">{t('editor.companies.gone')}</Note>
          )}
        </Notes>
      </Stack>
    </Group>
  );
}
