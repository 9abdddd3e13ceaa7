import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Select } from '../../../components/Select/Select';
import { Table } from '../../../components/Table/Table';
import { SURE_CONFIDENCE } from '../../../constants';
import type { AnalyzeExportTemplateMutation, ExportDataFieldsQuery } from '../../../generated/staff/graphql';
import { color, typeset } from '../../../theme/tokens';
import { columnName } from '../../exports/columnName';

export type Analysis = NonNullable<AnalyzeExportTemplateMutation['analyzeExportTemplate']['analysis']>;
/** The chosen data field's key by heading, which a customer may have called anything; '' leaves the column empty. */
export type Mapping = ReadonlyMap<string, string>;
export type DataField = ExportDataFieldsQuery['exportDataFields'][number];

const Samples = styled.span`
  ${typeset('caption')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export interface MappingTableProps {
  analysis: Analysis;
  dataFields: readonly DataField[];
  mapping: Mapping;
  onMap: (column: string, key: string) => void;
}

/** Each column of the uploaded sheet with sample values and the data field that will fill it. */
export function MappingTable({ analysis, dataFields, mapping, onMap }: MappingTableProps) {
  const { t } = useTranslation('exports');
  const options = dataFields.map((field) => ({ value: field.key, label: columnName(field, field.label) }));
  const confidence = (column: string, key: string) =>
    analysis.suggestedMappings.find(
      ({ templateColumnName, dataFieldKey }) => templateColumnName === column && dataFieldKey === key,
    )?.confidence;
  return (
    <Table
      caption={t('wizard.mapTitle')}
      rows={analysis.detectedColumns}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: t('wizard.column'), rowHeader: true, cell: ({ name }) => name },
        {
          key: 'samples',
          header: t('wizard.samples'),
          cell: ({ samples }) => <Samples>{samples.length > 0 ? samples.join(' · ') : '—'}</Samples>,
        },
        {
          key: 'field',
          header: t('wizard.dataField'),
          cell: ({ name }) => (
            <Select
              aria-label={t('wizard.dataFieldOf', { column: name })}
              value={mapping.get(name) ?? ''}
              placeholder={t('wizard.leaveEmpty')}
              options={options}
              onChange={(event) => onMap(name, event.target.value)}
            />
          ),
        },
        {
          key: 'confidence',
          header: t('wizard.confidence'),
          cell: ({ name }) => {
            const sure = confidence(name, mapping.get(name) ?? '');
            if (sure === undefined) return '—';
            return <Badge tone={sure >= SURE_CONFIDENCE ? 'green' : 'orange'}>{`${Math.round(sure * 100)}%`}</Badge>;
          },
        },
      ]}
    />
  );
}
