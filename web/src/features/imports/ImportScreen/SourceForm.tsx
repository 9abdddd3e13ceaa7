import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Field } from '../../../components/Field/Field';
import { Grid, Stack } from '../../../components/Layout/Layout';
import { Select } from '../../../components/Select/Select';
import { TextInput } from '../../../components/TextInput/TextInput';
import type { UpdateImportSourceInput } from '../../../generated/staff/graphql';
import { formatCount } from '../../../lib/moments';
import { ClientPicker } from '../../clients/ClientPicker/ClientPicker';
import type { ImportPlan } from '../importQueries';
import { updateImportSourceMutation } from '../importMutations';
import { useRunWithErrorToast } from '../useRunWithErrorToast';
import { SheetPreview } from './SheetPreview';

/** The sheet, its header row, and for whom the candidates are; a change maps the columns anew. */
export function SourceForm({ plan }: { plan: ImportPlan }) {
  const { t, i18n } = useTranslation('imports');
  const runWithErrorToast = useRunWithErrorToast();
  const [update, { loading }] = useMutation(updateImportSourceMutation);
  const [headerRow, setHeaderRow] = useState<string | null>(null);
  const change = async (patch: Omit<UpdateImportSourceInput, 'id'>) => {
    await runWithErrorToast(t('source.failed'), async () => {
      const { data } = await update({ variables: { input: { id: plan.id, ...patch } } });
      return data?.updateImportSource;
    });
    setHeaderRow(null);
  };
  const typed = headerRow ?? String(plan.headerRow);
  const isOther = /^\d{1,5}$/.test(typed) && Number(typed) !== plan.headerRow;

  return (
    <Card $padding="small" aria-busy={loading || undefined}>
      <Stack>
        <Grid $minColumn="16rem">
          {plan.viewerCanChooseClient && (
            <ClientPicker
              label={t('client')}
              noneLabel={t('noClient')}
              value={plan.client?.id ?? ''}
              onChange={(client) => void change({ clientId: client || null })}
            />
          )}
          <Field label={t('source.sheet')}>
            <Select
              value={plan.sheetName}
              disabled={plan.sheets.length < 2}
              options={plan.sheets.map(({ name, rowCount, isHidden }) => ({
                value: name,
                label: t(isHidden ? 'source.hiddenSheet' : 'source.sheetRows', {
                  name,
                  count: rowCount,
                  total: formatCount(rowCount, i18n.language),
                }),
              }))}
              onChange={(event) => void change({ sheetName: event.target.value })}
            />
          </Field>
          {plan.hasFile && (
            <Field label={t('source.headerRow')} hint={t('source.headerRowHint')}>
              <TextInput
                type="number"
                min={0}
                value={typed}
                onChange={(event) => setHeaderRow(event.target.value)}
                endAction={
                  isOther && (
                    <Button size="small" busy={loading} onClick={() => void change({ headerRow: Number(typed) })}>
                      {t('source.apply')}
                    </Button>
                  )
                }
              />
            </Field>
          )}
        </Grid>
        {plan.hasFile && (
          <SheetPreview plan={plan} busy={loading} onChoose={(row) => void change({ headerRow: row })} />
        )}
      </Stack>
    </Card>
  );
}
