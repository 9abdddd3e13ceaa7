import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/Button/LinkButton';
import { EmptyState } from '../../../components/EmptyState/EmptyState';

/** In place of a draft whose file and rows were removed after their time: nothing of it can be looked at, or written, any more. */
export function RowsGone() {
  const { t } = useTranslation('imports');
  return (
    <EmptyState
      title={t('gone.title')}
      text={t('gone.text')}
      action={
        <LinkButton to="/imports/new" variant="primary">
          {t('new.title')}
        </LinkButton>
      }
    />
  );
}
