import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import GripIcon from 'lucide-react/icons/grip-vertical';
import { Badge } from '../../../components/Badge/Badge';
import { DRAG_SORT_ANIMATION_MS } from '../../../constants';
import type { CustomFieldRow_FieldFragment } from '../../../generated/staff/graphql';
import { color, focusRing, fontFamily, radius, space, touchTarget, typeset } from '../../../theme/tokens';

const Row = styled.li<{ $dragging: boolean }>`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${({ $dragging }) => ($dragging ? color.accent : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  position: relative;
  z-index: ${({ $dragging }) => ($dragging ? 1 : 0)};
`;

const Handle = styled.button`
  display: grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;

  &:focus-visible {
    ${focusRing}
  }
`;

const Number = styled.span`
  min-width: 1.5rem;
  text-align: center;
  ${typeset('small', 'semibold')}
  color: ${color.textMuted};
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    display: block;
    ${typeset('body', 'medium')}
  }

  span {
    ${typeset('caption')}
    color: ${color.textMuted};
  }

  code {
    font-family: ${fontFamily.mono};
  }
`;

/** A row of the reorder dialog; its grip takes mouse, finger and keyboard. */
export function SortableField({ field, number }: { field: CustomFieldRow_FieldFragment; number: number }) {
  const { t } = useTranslation('configuration');
  const { t: fieldsT } = useTranslation('fields');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: field.id,
    transition: { duration: DRAG_SORT_ANIMATION_MS, easing: 'ease' },
  });
  return (
    <Row ref={setNodeRef} $dragging={isDragging} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <Handle type="button" aria-label={t('reorderDialog.grip', { label: field.label })} {...attributes} {...listeners}>
        <GripIcon size={18} aria-hidden />
      </Handle>
      <Number>{number}</Number>
      <Words>
        <strong>{field.label}</strong>
        <span>
          {fieldsT(`types.${field.type}`)} · <code>{field.key}</code>
        </span>
      </Words>
      <Badge tone={field.required ? 'orange' : 'neutral'}>
        {t(field.required ? 'reorderDialog.required' : 'reorderDialog.optional')}
      </Badge>
    </Row>
  );
}
