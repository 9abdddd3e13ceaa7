import { useEffect, useId, useRef, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import PlusIcon from 'lucide-react/icons/plus';
import { Button } from '../../../../components/Button/Button';
import { Stack } from '../../../../components/Layout/Layout';
import { SortableList } from '../../../../components/SortableList/SortableList';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { space, typeset } from '../../../../theme/tokens';
import { Note, Notes } from './choiceGroup';
import type { FieldForm } from './fieldForm';
import { ColumnDetails, type ColumnErrors } from './ColumnDetails';
import { ColumnHeader } from './ColumnHeader';
import { columnProblems, hasProblems, MAX_COLUMNS, withChange, withNewColumn, type ColumnRow } from './listForm';
import { RemovedColumnsNote } from './RemovedColumnsNote';

const Part = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-bottom: ${space[1]};
    ${typeset('small', 'medium')}
  }
`;

/** Where the focus goes when the rows are there: an input of one that is open, the line of one, or the button behind all. */
type Wanted = { id: string; part: 'label' | 'options' | 'header' } | 'add';

export interface ListColumnsProps {
  form: UseFormReturn<FieldForm>;
  /** The field in store; null for a new one. */
  record: CustomFieldRow_FieldFragment | null;
}

/** What is refused of each column, by the form and by the server, as texts. */
function useColumnErrors(form: UseFormReturn<FieldForm>, columns: readonly ColumnRow[]) {
  const { t } = useTranslation('configuration');
  const refused = form.formState.errors.listOptions?.columns;
  const problems = refused ? columnProblems(columns) : [];
  const errors = columns.map((_row, index): ColumnErrors => {
    const { label, options } = problems[index] ?? {};
    const told = refused?.[index];
    const other = told?.key?.message ?? told?.type?.message ?? told?.required?.message;
    return {
      label: label ? t(`editor.list.problems.${label}`) : (told?.label?.message ?? other),
      options: options ? t(`editor.list.problems.${options}`) : told?.options?.message,
    };
  });
  return { errors, whole: refused?.message || form.formState.errors.listOptions?.message };
}

/** The columns of a list: a line for each, which can be moved, and opens for what is asked in it. */
export function ListColumns({ form, record }: ListColumnsProps) {
  const { t } = useTranslation('configuration');
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const { field } = useController({
    control: form.control,
    name: 'listOptions.columns',
    rules: { validate: (rows) => !columnProblems(rows).some(hasProblems) },
  });
  const columns = field.value;
  const stored = record?.listOptions?.columns ?? [];
  const { errors, whole } = useColumnErrors(form, columns);
  const [openId, setOpenId] = useState(() => (columns.length === 1 && !columns[0]?.key ? columns[0]?.id : undefined));
  const [wanted, setWanted] = useState<Wanted | null>(null);

  useEffect(() => {
    if (!wanted) return;
    const part = wanted === 'add' ? 'add' : `${wanted.part}-${wanted.id}`;
    root.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  }, [wanted]);

  const titleOf = (row: ColumnRow) => row.label.trim() || t('editor.list.column', { number: columns.indexOf(row) + 1 });
  const openAt = (row: ColumnRow | undefined, part: 'label' | 'options' = 'label') => {
    if (!row) return;
    setOpenId(row.id);
    setWanted({ id: row.id, part });
  };
  const isFull = columns.length >= MAX_COLUMNS;
  const add = () => {
    const next = withNewColumn(columns);
    field.onChange(next);
    openAt(next.at(-1));
  };
  /** Goes on to the next column, as in any list that is typed; Enter would send the form. */
  const goOn = (index: number) => {
    const next = columns[index + 1];
    if (next) openAt(next);
    else if (!isFull && columns[index]?.label.trim()) add();
  };
  const remove = (index: number) => {
    const next = columns[index + 1] ?? columns[index - 1];
    field.onChange(columns.filter((_row, other) => other !== index));
    setWanted(next ? { id: next.id, part: 'header' } : 'add');
  };
  /** What a refused save leads to: the first column with a problem. */
  const focusProblem = () => {
    const problems = columnProblems(columns);
    const index = problems.findIndex(hasProblems);
    openAt(columns[index], problems[index]?.label ? 'label' : 'options');
  };

  return (
    <Part
      aria-describedby={`${id}-hint ${id}-problem`}
      ref={(element) => {
        root.current = element;
        field.ref({ focus: focusProblem });
      }}
    >
      <legend>{t('editor.list.columns')}</legend>
      <Stack $gap={3}>
        <Note $tone="muted" id={`${id}-hint`}>
          {t('editor.list.columnsHint')}
        </Note>
        <SortableList
          items={columns}
          idOf={(row) => row.id}
          labelOf={titleOf}
          onReorder={(next) => field.onChange(next)}
          renderItem={(row) => {
            const index = columns.indexOf(row);
            const isOpen = row.id === openId;
            const detailsId = `${id}-${index}`;
            return (
              <>
                <ColumnHeader
                  row={row}
                  title={titleOf(row)}
                  problem={isOpen ? undefined : (errors[index]?.label ?? errors[index]?.options)}
                  isOpen={isOpen}
                  detailsId={detailsId}
                  onToggle={() => setOpenId(isOpen ? undefined : row.id)}
                  onRemove={columns.length > 1 ? () => remove(index) : undefined}
                />
                {isOpen && (
                  <ColumnDetails
                    key={row.id}
                    id={detailsId}
                    row={row}
                    title={titleOf(row)}
                    stored={stored.find(({ key }) => key === row.key)}
                    errors={errors[index] ?? {}}
                    onChange={(change) => field.onChange(withChange(form.getValues(field.name), row.id, change))}
                    onEnter={() => goOn(index)}
                  />
                )}
              </>
            );
          }}
        />
        <Notes id={`${id}-problem`} aria-live="polite">
          {whole && <Note $tone="error">{whole}</Note>}
        </Notes>
        {record && <RemovedColumnsNote record={record} columns={columns} />}
        <div>
          <Button
            size="small"
            data-part="add"
            icon={<PlusIcon size={14} aria-hidden />}
            disabled={isFull}
            onClick={add}
          >
            {t('editor.list.addColumn')}
          </Button>
          {isFull && <Note $tone="muted">{t('editor.list.full', { count: MAX_COLUMNS })}</Note>}
        </div>
      </Stack>
    </Part>
  );
}
