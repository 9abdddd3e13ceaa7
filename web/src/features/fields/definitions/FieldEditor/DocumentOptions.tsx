import PlusIcon from 'lucide-react/icons/plus';
import RemoveIcon from 'lucide-react/icons/x';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { Checkbox } from '../../../../components/Checkbox/Checkbox';
import { Field } from '../../../../components/Field/Field';
import { IconButton } from '../../../../components/IconButton/IconButton';
import { Grid, Stack, TwoColumns } from '../../../../components/Layout/Layout';
import { Select } from '../../../../components/Select/Select';
import { Switch } from '../../../../components/Switch/Switch';
import { TextInput } from '../../../../components/TextInput/TextInput';
import { color, space, typeset } from '../../../../theme/tokens';
import { Group } from './choiceGroup';
import { documentApprovers, documentKinds, MAX_DOCUMENT_PAGES, maxPagesOf, pageNamesOf } from './documentForm';
import type { FieldForm } from './fieldForm';

const Part = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-bottom: ${space[2]};
    ${typeset('small', 'medium')}
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
`;

const Note = styled.p<{ $error?: boolean }>`
  margin-top: ${space[1]};
  ${typeset('small')}
  color: ${({ $error }) => ($error ? color.dangerText : color.textMuted)};
`;

/** How a document field is filled and judged: what is taken, which pages, whether it expires, who judges it. */
export function DocumentOptions({ form }: { form: UseFormReturn<FieldForm> }) {
  const { t } = useTranslation('configuration');
  const { register, formState, getValues, trigger } = form;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'document.pageNames' });
  const problems = formState.errors.document;
  const checkAgain = () => void (formState.isSubmitted && trigger(['document.maxPages', 'document.kinds.PDF']));

  const maxPagesProblem = () => {
    const { document } = getValues();
    const pages = maxPagesOf(document);
    if (!(pages >= 1 && pages <= MAX_DOCUMENT_PAGES)) return t('editor.document.maxPagesInvalid');
    return pages >= pageNamesOf(document).length || t('editor.document.maxPagesTooFew');
  };

  return (
    <Group>
      <legend>{t('editor.document.title')}</legend>
      <Stack $gap={4} $align="stretch">
        <Part aria-describedby="document-kinds">
          <legend>{t('editor.document.kinds')}</legend>
          <Grid $minColumn="13rem">
            {documentKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={t(`editor.document.kind.${kind}`)}
                {...register(`document.kinds.${kind}`, {
                  onChange: checkAgain,
                  validate: () =>
                    kind !== 'PDF' ||
                    Object.values(getValues('document.kinds')).some(Boolean) ||
                    t('editor.document.kindsRequired'),
                })}
              />
            ))}
          </Grid>
          <div id="document-kinds" aria-live="polite">
            {problems?.kinds?.PDF && <Note $error>{problems.kinds.PDF.message}</Note>}
          </div>
        </Part>
        <Part>
          <legend>{t('editor.document.pageNames')}</legend>
          <Stack $gap={2} $align="stretch">
            {fields.map((row, index) => (
              <Row key={row.id}>
                <TextInput
                  aria-label={t('editor.document.pageName', { number: index + 1 })}
                  maxLength={60}
                  {...register(`document.pageNames.${index}.value`, { onChange: checkAgain })}
                />
                <IconButton
                  label={t('editor.document.removePage', { number: index + 1 })}
                  icon={<RemoveIcon size={16} aria-hidden />}
                  onClick={() => remove(index)}
                />
              </Row>
            ))}
            <div>
              <Button
                size="small"
                icon={<PlusIcon size={14} aria-hidden />}
                disabled={fields.length >= MAX_DOCUMENT_PAGES}
                onClick={() => append({ value: '' })}
              >
                {t('editor.document.addPage')}
              </Button>
              <Note>{t('editor.document.pageNamesHint')}</Note>
            </div>
          </Stack>
        </Part>
        <TwoColumns>
          <Field
            label={t('editor.document.maxPages')}
            hint={t('editor.document.maxPagesHint')}
            error={problems?.maxPages?.message}
          >
            <TextInput
              type="number"
              min={1}
              max={MAX_DOCUMENT_PAGES}
              {...register('document.maxPages', { validate: maxPagesProblem })}
            />
          </Field>
          <Field label={t('editor.document.approver')} hint={t('editor.document.approverHint')}>
            <Select
              options={documentApprovers.map((value) => ({ value, label: t(`editor.document.approvers.${value}`) }))}
              {...register('document.approver')}
            />
          </Field>
        </TwoColumns>
        <Switch
          label={t('editor.document.asksExpiry')}
          hint={t('editor.document.asksExpiryHint')}
          {...register('document.asksExpiry')}
        />
      </Stack>
    </Group>
  );
}
