import ClearIcon from 'lucide-react/icons/funnel-x';
import FilterIcon from 'lucide-react/icons/list-filter';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { media, space } from '../../theme/tokens';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-width: 0;
  container: list-controls / inline-size;
`;

/* Beside the search of a narrow card there is room for the sign alone; on a phone it has a line of its own. */
const ClearText = styled.span`
  ${media.tablet} {
    @container list-controls (max-width: 24rem) {
      ${visuallyHidden}
    }
  }
`;

/* Beside the search and not behind the filters, which fill their line: only the end of the search moves for it, and no row
   under what one types. */
const Clear = styled.div<{ $open: boolean }>`
  ${media.phone} {
    order: 1;
    ${({ $open }) => !$open && 'display: none;'}
  }
`;

const Search = styled.div`
  flex: 1 1 16rem;
  min-width: 0;

  ${media.phone} {
    flex-basis: 12rem;
  }
`;

const Filters = styled.div<{ $open: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  /* A line of their own for good, where the search with what clears it leaves no room for them. */
  @container list-controls (max-width: 67.99rem) {
    flex: 1 0 100%;
  }

  ${media.phone} {
    ${({ $open }) => !$open && 'display: none;'}
    flex: 1 0 100%;
  }
`;

/* A phone has no room for filters above a list that one wants to see. */
const Toggle = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }
`;

export interface ListControlsProps {
  search: ReactNode;
  /** The name of the group of filters. */
  label: string;
  /** The filters, as chips. */
  children: ReactNode;
  /** How many filters restrict the list. */
  activeFilters: number;
  /** Takes search and filters away; absent where nothing restricts. */
  onClear: (() => void) | undefined;
}

/** Search and filters of a list; on a phone the filters unfold. */
export function ListControls({ search, label, children, activeFilters, onClear }: ListControlsProps) {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Root data-screen-only>
      <Search>{search}</Search>
      <Toggle>
        <Button
          icon={<FilterIcon size={16} aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {activeFilters > 0 ? t('lists.filtersOf', { count: activeFilters }) : t('lists.filters')}
        </Button>
      </Toggle>
      {onClear && (
        <Clear $open={open}>
          <Button size="small" variant="ghost" icon={<ClearIcon size={15} aria-hidden />} onClick={onClear}>
            <ClearText>{t('lists.clear')}</ClearText>
          </Button>
        </Clear>
      )}
      <Filters id={id} $open={open} role="group" aria-label={label}>
        {children}
      </Filters>
    </Root>
  );
}
