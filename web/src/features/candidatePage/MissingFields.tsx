import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../components/Button/TextButton';
import { OnPaper, Quiet } from './pageLayout';

/** More would push the answers off the screen. */
const LABELS_SHOWN = 4;

/** The required fields that are missing: the first few, and the others where one asks for them, or on paper, which has no button. */
export function MissingFields({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation('flow');
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const others = labels.slice(LABELS_SHOWN);
  const shown = isUnfolded ? labels : labels.slice(0, LABELS_SHOWN);
  return (
    <Quiet style={{ flex: '1 0 100%' }}>
      <span id={id}>
        {t('page.missing', { fields: shown.join(', ') })}
        {others.length > 0 && !isUnfolded && <OnPaper>, {others.join(', ')}</OnPaper>}
      </span>
      {others.length > 0 && (
        <>
          {' '}
          <TextButton
            data-screen-only
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? t('longText.less') : t('page.missingMore', { count: others.length })}
          </TextButton>
        </>
      )}
    </Quiet>
  );
}
