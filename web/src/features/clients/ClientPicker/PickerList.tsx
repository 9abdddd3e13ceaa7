import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LoadError } from '../../../components/LoadError/LoadError';
import { CheckIcon } from '../../../components/icons';
import { color, media, radius, shadow, space, touchTarget, typeset, zIndex } from '../../../theme/tokens';

export interface PickerOption {
  id: string;
  label: string;
  detail?: string;
}

const Popup = styled.div`
  position: absolute;
  inset-inline: 0;
  top: calc(100% + 4px);
  z-index: ${zIndex.header};
  min-width: min(16rem, 80vw);
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.medium};
`;

/* What scrolls is the list itself, which the arrow keys of its input move through. */
const Options = styled.div`
  max-height: 19rem;
  overflow-y: auto;
`;

const Option = styled.div<{ $active: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${({ $active }) => ($active ? color.surfaceHover : 'transparent')};
  box-shadow: ${({ $active }) => ($active ? `inset 0 0 0 1px ${color.borderStrong}` : 'none')};
  cursor: pointer;
  overflow-wrap: anywhere;

  svg {
    flex-shrink: 0;
    margin-inline-start: auto;
    color: ${color.accentText};
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

const Detail = styled.span`
  display: block;
  ${typeset('caption')}
  color: ${color.textMuted};
`;

const Note = styled.p`
  padding: ${space[2]};
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface PickerListProps {
  /** The id of the combobox, from which others are made: the list is `<id>-list`, its options `<id>-<index>`. */
  id: string;
  label: string;
  options: readonly PickerOption[];
  active: number;
  /** The ids of those that are chosen. */
  selected: readonly string[];
  isMultiple: boolean;
  loading: boolean;
  /** They could not be read. */
  failure: { retry: () => void } | null;
  onHover: (index: number) => void;
  onChoose: (option: PickerOption) => void;
}

/** The list under a ClientPicker; the focus stays in its input. */
export function PickerList(props: PickerListProps) {
  const { id, label, options, active, selected, isMultiple, loading, failure, onHover, onChoose } = props;
  const { t } = useTranslation('staff');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const note = loading ? t('clients.picker.loading') : options.length === 0 ? t('clients.picker.none') : null;
  return (
    // Pressing the mouse here must not take the focus from the input, whose blur closes the list.
    <Popup onMouseDown={(event) => event.preventDefault()}>
      <Options
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        tabIndex={-1}
      >
        {options.map((option, index) => (
          <Option
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={selected.includes(option.id)}
            $active={index === active}
            onMouseMove={() => onHover(index)}
            onClick={() => onChoose(option)}
          >
            <span>
              {option.label}
              {option.detail && <Detail>{option.detail}</Detail>}
            </span>
            {selected.includes(option.id) && <CheckIcon size={15} aria-hidden />}
          </Option>
        ))}
      </Options>
      {failure ? (
        <LoadError title={t('clients.loadFailed.title')} onRetry={failure.retry} />
      ) : (
        <div role="status">{note && <Note>{note}</Note>}</div>
      )}
    </Popup>
  );
}
