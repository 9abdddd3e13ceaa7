import { useQuery } from '@apollo/client/react';
import KeyboardIcon from 'lucide-react/icons/keyboard';
import ReasonsIcon from 'lucide-react/icons/list-checks';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { useUrlState } from '../../../lib/urlState';
import { useViewer } from '../../../session/useSession';
import { LazyDialog } from '../../lazyLoading/LazyDialog';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { StaffShell } from '../../staffShell/StaffShell';
import { refusalReasonsQuery } from './refusalReasonOperations';
import { ReviewDesk } from './ReviewDesk';
import { ReviewFilterChips } from './ReviewFilterChips';
import { Head, HeadActions, NeedsKeys, Room } from './reviewLayout';
import { reviewFilter, reviewParameters } from './reviewState';

const KeysDialog = lazyComponent(() => import('./KeysDialog'));
const ReasonsDialog = lazyComponent(() => import('./ReasonsDialog'));

/** 'Documentos': the documents that wait for the viewer's judgement, one after the other. */
export default function ReviewScreen() {
  const { t } = useTranslation('documents');
  const viewer = useViewer();
  const { state, change, open, close } = useUrlState(reviewParameters);
  // Known before the first refusal asks for them.
  useQuery(refusalReasonsQuery);
  const closeDialog = () => close({ dialog: '' });
  const filter = reviewFilter(state);
  return (
    <StaffShell>
      <title>{`${t('review.title')} · Esteira`}</title>
      <Room>
        <Head>
          <h1>{t('review.title')}</h1>
          <ReviewFilterChips value={state} onChange={(patch) => change({ ...patch, document: '' })} />
          <HeadActions>
            {viewer?.kind === 'user' && viewer.viewerCanManageFields && (
              <Button
                size="small"
                variant="ghost"
                icon={<ReasonsIcon size={16} aria-hidden />}
                onClick={() => open({ dialog: 'reasons' })}
              >
                {t('reasons.open')}
              </Button>
            )}
            <NeedsKeys>
              <Button
                size="small"
                variant="ghost"
                icon={<KeyboardIcon size={16} aria-hidden />}
                onClick={() => open({ dialog: 'keys' })}
              >
                {t('keys.open')}
              </Button>
            </NeedsKeys>
          </HeadActions>
        </Head>
        <ReviewDesk
          key={JSON.stringify(filter)}
          filter={filter}
          start={state.document}
          areKeysFree={state.dialog === ''}
          onShow={(document) => change({ document }, { replace: true })}
          onShowAll={() => change({ client: '', candidate: '', field: '', age: '', document: '' })}
          onAskForKeys={() => open({ dialog: 'keys' })}
        />
      </Room>
      {state.dialog === 'keys' && (
        <LazyDialog title={t('keys.title')} size="medium" onClose={closeDialog}>
          <KeysDialog onClose={closeDialog} />
        </LazyDialog>
      )}
      {state.dialog === 'reasons' && (
        <LazyDialog title={t('reasons.title')} size="medium" onClose={closeDialog}>
          <ReasonsDialog onClose={closeDialog} />
        </LazyDialog>
      )}
    </StaffShell>
  );
}
