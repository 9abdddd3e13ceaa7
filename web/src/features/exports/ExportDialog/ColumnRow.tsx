import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { TextButton } from '../../../components/Button/TextButton';
import { Switch } from '../../../components/Switch/Switch';
import { TextInput } from '../../../components/TextInput/TextInput';
import { media, space } from '../../../theme/tokens';
import { clampWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH, type ExportColumn } from '../exportForm';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 5.5rem auto;
  gap: ${space[3]};
  align-items: center;
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 5rem auto;

    row-gap: ${space[1]};

    /* The badge stands below the name. */
    > :nth-child(2) {
      grid-row: 2;
      justify-self: start;
    }
  }
`;

export interface ColumnRowProps {
  column: ExportColumn;
  onChange: (change: Partial<ExportColumn>) => void;
}

/** One column: its name is renamed by a click on it, its width held between 5 and 50. */
export function ColumnRow({ column, onChange }: ColumnRowProps) {
  const { t } = useTranslation('exports');
  // A name is 'renamed' by the keyboard, which goes on from the name.
  const [naming, setNaming] = useState<'shown' | 'renaming' | 'renamed'>('shown');
  const [width, setWidth] = useState(String(column.width));

  const rename = (name: string) => {
    if (name.trim() && name.trim() !== column.displayName) onChange({ displayName: name.trim() });
  };
  const settleWidth = () => {
    const settled = clampWidth(width);
    setWidth(String(settled));
    if (settled !== column.width) onChange({ width: settled });
  };

  return (
    <Row>
      {naming === 'renaming' ? (
        <TextInput
          aria-label={t('dialog.columnName', { name: column.displayName })}
          defaultValue={column.displayName}
          autoFocus
          data-takes-escape
          maxLength={200}
          onFocus={(event) => event.target.select()}
          onBlur={({ target: { value } }) => {
            // At once, as the tap that takes the focus away may be the one that exports.
            rename(value);
            // Once the focus has arrived elsewhere: it would be lost if its input went before.
            startTransition(() => setNaming('shown'));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              rename(event.currentTarget.value);
              setNaming('renamed');
            }
            if (event.key === 'Escape') setNaming('renamed');
          }}
        />
      ) : (
        <TextButton title={t('dialog.rename')} autoFocus={naming === 'renamed'} onClick={() => setNaming('renaming')}>
          {column.displayName}
        </TextButton>
      )}
      <Badge tone={column.isCustomField ? 'blue' : 'neutral'}>
        {t(column.isCustomField ? 'dialog.custom' : 'dialog.standard')}
      </Badge>
      <TextInput
        aria-label={t('dialog.width', { name: column.displayName })}
        inputMode="numeric"
        title={t('dialog.widthHint', { min: MIN_COLUMN_WIDTH, max: MAX_COLUMN_WIDTH })}
        value={width}
        onChange={(event) => setWidth(event.target.value)}
        onBlur={settleWidth}
      />
      <Switch
        label={t('dialog.visible', { name: column.displayName })}
        hideLabel
        checked={column.isVisible}
        onCheckedChange={(isVisible) => onChange({ isVisible })}
      />
    </Row>
  );
}
