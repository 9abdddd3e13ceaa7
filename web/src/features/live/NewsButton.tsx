import RefreshIcon from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { formatCount } from '../../lib/moments';
import { PoliteWords } from './PoliteWords';
import type { News } from './useNews';

export interface NewsButtonProps {
  news: News | null | undefined;
  /** Told before the news are shown, to put the focus where it stays: the button goes with the news. */
  onShow?: () => void;
}

/** '3 novos, atualizar': says politely that a list has changed elsewhere, and shows it when the reader wants to see it. */
export function NewsButton({ news, onShow }: NewsButtonProps) {
  const { t, i18n } = useTranslation('staff');
  const show = () => {
    onShow?.();
    news?.show();
  };
  const words = !news
    ? ''
    : news.count > 0
      ? t('lists.news', { count: news.count, formatted: formatCount(news.count, i18n.language) })
      : t('lists.changed');
  return (
    <>
      <PoliteWords>{words}</PoliteWords>
      {news && (
        <Button size="small" icon={<RefreshIcon size={14} aria-hidden />} onClick={show}>
          {words}
        </Button>
      )}
    </>
  );
}
