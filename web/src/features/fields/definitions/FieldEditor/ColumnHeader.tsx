import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import RemoveIcon from 'lucide-react/icons/x';
import { IconButton } from '../../../../components/IconButton/IconButton';
import { AlertIcon, ChevronDownIcon } from '../../../../components/icons';
import { color, focusRing, motion, radius, space, touchTarget, typeset } from '../../../../theme/tokens';
import { formatOf, type ColumnRow } from './listForm';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]};
  align-items: center;
`;

const Toggle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
  min-height: ${touchTarget};
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  strong {
    display: block;
    ${typeset('body', 'medium')}
  }

  small {
    ${typeset('caption')}
    color: ${color.textMuted};
  }

  > svg {
    transition: transform ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const Problem = styled.span`
  display: flex;
  gap: ${space[1]};
  align-items: flex-start;
  ${typeset('caption', 'medium')}
  color: ${color.dangerText};

  svg {
    flex-shrink: 0;
    margin-top: 2px;
  }
`;

export interface ColumnHeaderProps {
  row: ColumnRow;
  title: string;
  /** What is refused of it, where its inputs do not say so themselves. */
  problem: string | undefined;
  isOpen: boolean;
  /** The id of the element that it opens. */
  detailsId: string;
  onToggle: () => void;
  /** Absent for the only column, as a list needs one. */
  onRemove: (() => void) | undefined;
}

/** A column of a list in one line, which opens for its details. */
export function ColumnHeader({ row, title, problem, isOpen, detailsId, onToggle, onRemove }: ColumnHeaderProps) {
  const { t } = useTranslation('configuration');
  const { t: tFields } = useTranslation('fields');
  const format = row.type === 'TEXT' && formatOf(row);
  const parts = [tFields(`types.${row.type}`), format && t(`formats.${format}`), row.required && t('editor.required')];
  return (
    <Line>
      <Toggle
        type="button"
        data-part={`header-${row.id}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onToggle}
      >
        <span>
          <strong>{title}</strong> <small>{parts.filter(Boolean).join(' · ')}</small>
          {problem && (
            <Problem>
              <AlertIcon size={13} aria-hidden />
              {problem}
            </Problem>
          )}
        </span>
        <ChevronDownIcon size={16} aria-hidden />
      </Toggle>
      <IconButton
        label={t('editor.list.removeColumn', { label: title })}
        icon={<RemoveIcon size={16} aria-hidden />}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </Line>
  );
}
