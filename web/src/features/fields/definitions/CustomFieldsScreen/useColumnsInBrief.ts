import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';

/** More would make the row of a list higher than those of other fields. */
const SHOWN = 3;

/** What a list asks for, in one line: the first few of its columns, and how many others there are. */
export function useColumnsInBrief() {
  const { t } = useTranslation('configuration');
  return useCallback(
    ({ columns }: NonNullable<CustomFieldRow_FieldFragment['listOptions']>): string => {
      const labels = columns
        .slice(0, SHOWN)
        .map(({ label }) => label)
        .join(', ');
      const others = columns.length - SHOWN;
      return others > 0 ? t('columns.andOthers', { labels, count: others }) : labels;
    },
    [t],
  );
}
