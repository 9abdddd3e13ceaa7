import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, focusRing, media, motion, radius, space, touchTarget, typeset } from '../../theme/tokens';
import { Button } from '../Button/Button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { compactPagerItems, pagerItems } from './pagerItems';

/** In a container called `pager`, such as a card beside another, that is no wider than a phone. */
const narrow = '@container pager (max-width: 25rem)';

const stacked = `
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-inline: auto;
`;

const numbersAbove = `
  grid-column: 1 / -1;
  grid-row: 1;
  flex-wrap: wrap;
`;

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};

  ${media.phone} {
    ${stacked}
  }
  ${narrow} {
    ${stacked}
  }
`;

const Numbers = styled.ol.attrs({ role: 'list' })`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 2px;

  ${media.phone} {
    ${numbersAbove}
    gap: 0;
  }
  ${narrow} {
    ${numbersAbove}
  }
`;

const Page = styled.button`
  min-width: 34px;
  min-height: 34px;
  padding: 0 ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  ${typeset('body', 'medium')}
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color ${motion.fast};

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }

  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: 620;
  }

  ${media.touch} {
    min-width: ${touchTarget};
    min-height: ${touchTarget};
  }
`;

/* A gap has 8 px on a phone: seven buttons of 44 px and two gaps just fit a card on a screen of 390 px. */
const Gap = styled.li`
  width: 16px;
  text-align: center;
  color: ${color.textMuted};

  ${media.phone} {
    width: 8px;
    text-indent: -3px;
  }
`;

export interface PagerProps {
  /** The current page, from 1. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  /** `full`: first, last and two on each side; `compact`: at most five page buttons (client dashboard). */
  variant?: 'full' | 'compact';
  /** Names the pager where a page has two. */
  label?: string;
}

/** 'Anterior', the page numbers, 'Próximo'. */
export function Pager({ page, totalPages, onPageChange, variant = 'full', label }: PagerProps) {
  const { t, i18n } = useTranslation('common');
  const count = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const items = variant === 'full' ? pagerItems(page, totalPages) : compactPagerItems(page, totalPages);
  return (
    <Root aria-label={label ?? t('components.pager.label')}>
      <Button
        size="small"
        variant="ghost"
        icon={<ChevronLeftIcon size={16} aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        {t('components.pager.previous')}
      </Button>
      <Numbers>
        {items.map((item, index) =>
          item === 'ellipsis' ? (
            <Gap key={`gap-${index}`} aria-hidden>
              …
            </Gap>
          ) : (
            <li key={item}>
              <Page
                type="button"
                aria-label={t('components.pager.page', { page: count(item) })}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => item !== page && onPageChange(item)}
              >
                {count(item)}
              </Page>
            </li>
          ),
        )}
      </Numbers>
      <Button
        size="small"
        variant="ghost"
        disabled={page >= totalPages}
        onClick={() => onPageChange(page + 1)}
        trailingIcon={<ChevronRightIcon size={16} aria-hidden />}
      >
        {t('components.pager.next')}
      </Button>
    </Root>
  );
}
