import { useDeferredValue, type CSSProperties } from 'react';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError/LoadError';
import { SheetFrame } from '../../../components/SheetFrame/SheetFrame';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import type { ExportCandidatesInput } from '../../../generated/staff/graphql';
import { space } from '../../../theme/tokens';
import { exportPreviewQuery } from '../exportOperations';

/** A column as wide as in the file, whose widths count characters. */
const wide = (characters: number | null | undefined): CSSProperties | undefined => {
  if (characters == null) return undefined;
  const width = `calc(${characters}ch + 2 * ${space[3]})`;
  return { minWidth: width, maxWidth: width };
};

/** The first five rows as they will appear in the file; a customer's own workbook has its own widths. */
export function ExportPreview({ input }: { input: ExportCandidatesInput }) {
  const { t } = useTranslation('exports');
  // Neither name is in the rows: who types one does not ask for them again at each letter.
  const { columns: allColumns } = input.configuration;
  const deferred = useDeferredValue({ ...input, configuration: { columns: allColumns } });
  const { data, previousData, error, refetch } = useQuery(exportPreviewQuery, {
    variables: { input: deferred },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.exportPreview;
  const columns = deferred.templateId ? [] : deferred.configuration.columns.filter(({ isVisible }) => isVisible);
  const styles = columns.map(({ width }) => wide(width));
  if (error) return <LoadError title={t('dialog.previewFailed')} onRetry={refetch} />;
  if (!preview) return <SkeletonRows rows={3} />;
  return (
    <SheetFrame role="region" aria-label={t('dialog.preview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {preview.headings.map((heading, index) => (
              <th key={index} scope="col" style={styles[index]}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                <td key={index} style={styles[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SheetFrame>
  );
}
