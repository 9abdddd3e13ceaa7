import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PAGE_SIZES } from '../../constants';
import { color, space, typeset } from '../../theme/tokens';
import { Select } from '../Select/Select';

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface PageSizeSelectProps {
  value: number;
  onChange: (pageSize: number) => void;
  /** `PAGE_SIZES` unless told. */
  options?: readonly number[];
}

/** How many items a page shows. */
export function PageSizeSelect({ value, onChange, options = PAGE_SIZES }: PageSizeSelectProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Root data-screen-only>
      <label id={`${id}-label`} htmlFor={id}>
        {t('components.pager.pageSize')}
      </label>
      <Select
        id={id}
        aria-labelledby={`${id}-label`}
        width="5.25rem"
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={options.map((size) => ({ value: String(size), label: String(size) }))}
      />
    </Root>
  );
}
