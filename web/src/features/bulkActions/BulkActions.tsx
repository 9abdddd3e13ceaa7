import EndIcon from 'lucide-react/icons/archive';
import ResumeIcon from 'lucide-react/icons/archive-restore';
import ClientIcon from 'lucide-react/icons/building-2';
import DatesIcon from 'lucide-react/icons/calendar-clock';
import RemindIcon from 'lucide-react/icons/bell-ring';
import ReopenIcon from 'lucide-react/icons/rotate-ccw';
import SendIcon from 'lucide-react/icons/send';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Layout/Layout';
import { ActionMenu, type MenuEntry } from '../../components/Menu/Menu';
import { useIsPhone } from '../../lib/useIsPhone';
import { media } from '../../theme/tokens';
import { useCanMail } from '../../session/useSession';
import { LazyDialog } from '../lazyLoading/LazyDialog';
import { lazyComponent } from '../lazyLoading/loadChunk';
import type { BulkAction } from './bulkRequests';
import type { BulkSelection } from './useBulkAction';

const BulkActionDialog = lazyComponent(() => import('./BulkActionDialog'));

const Row = styled(Inline)`
  ${media.tablet} {
    flex: 1 1 28rem;
    justify-content: flex-end;
  }

  /* The first button takes what the menu leaves. */
  ${media.phone} {
    flex: 1 1 auto;
    flex-wrap: nowrap;
    justify-content: flex-end;

    > button:first-child:not(:last-child) {
      flex: 1 1 auto;
    }
  }
`;

type Offered = readonly (readonly [BulkAction['kind'], typeof RemindIcon])[];
const mailed: Offered = [
  ['remind', RemindIcon],
  ['sendLinks', SendIcon],
];
const unmailed: Offered = [
  ['dates', DatesIcon],
  ['reopen', ReopenIcon],
  ['end', EndIcon],
];

const resuming: Offered = [['resume', ResumeIcon]];

const unowned: Offered = [['client', ClientIcon]];

/** More do not fit beside the main action and the count on a laptop; on a phone all are in the menu. */
const SHOWN_AT_ONCE = 2;

export interface BulkActionsProps {
  selection: BulkSelection;
  /** See `BulkActionDialog`. */
  onDone?: (left: readonly string[]) => void;
  /** A dialog has opened, or closed: until then this has to stay, also where the list no longer has whom it was opened for. */
  onActing?: (isActing: boolean) => void;
  /** Some of them have no client, and may be given to one. */
  offersClient: boolean;
  /** Whose admission has ended, which may go on again; where all have, there is nothing else to do. */
  ended: 'none' | 'some' | 'all';
  /** The main action, where that has a dialog of its own; first. */
  children?: ReactNode;
  /** More actions, for the menu. */
  entries?: readonly MenuEntry[];
  /** One of these runs. */
  busy?: boolean;
}

/** What can be done with several candidates at once; each asks first, with a preview. */
export function BulkActions(props: BulkActionsProps) {
  const { selection, onDone, onActing, offersClient, ended, children, entries = [], busy = false } = props;
  const { t } = useTranslation('flow');
  const [opened, setOpened] = useState<BulkAction['kind'] | null>(null);
  /** What was chosen when the dialog opened: the lists change under it. */
  const [meant, setMeant] = useState(selection);
  const close = () => {
    setOpened(null);
    onActing?.(false);
  };
  // Without a mail server the mails reach no candidate: their dialog could only say that.
  const canMail = useCanMail();
  const ongoing = [...(offersClient ? unowned : []), ...(canMail ? mailed : []), ...unmailed];
  const offered = [...(ended === 'all' ? [] : ongoing), ...(ended === 'none' ? [] : resuming)];
  const start = (kind: BulkAction['kind']) => {
    setMeant(selection);
    setOpened(kind);
    onActing?.(true);
  };
  const shownAtOnce = useIsPhone() ? 0 : SHOWN_AT_ONCE;
  // A menu of one action would only hide it.
  const isOneMore = entries.length === 0 && offered.length === shownAtOnce + 1;
  const shown = isOneMore ? offered.length : shownAtOnce;
  const others = offered.slice(shown);
  return (
    <>
      <Row $gap={2} role="group" aria-label={t('bulk.label')}>
        {children}
        {offered.slice(0, shown).map(([kind, Icon]) => (
          <Button key={kind} size="small" icon={<Icon size={16} aria-hidden />} onClick={() => start(kind)}>
            {t(`bulk.${kind}.open`)}
          </Button>
        ))}
        {entries.length + others.length > 0 && (
          <ActionMenu
            label={t(children || shown > 0 ? 'bulk.menu.more' : 'bulk.menu.all')}
            busy={busy}
            entries={[
              ...entries,
              ...others.map(([kind, Icon]) => ({
                kind: 'action' as const,
                label: t(`bulk.${kind}.open`),
                icon: <Icon size={16} aria-hidden />,
                onSelect: () => start(kind),
              })),
            ]}
          />
        )}
      </Row>
      {opened && (
        <LazyDialog title={t(`bulk.${opened}.title`)} size="medium" onClose={close}>
          <BulkActionDialog
            kind={opened}
            selection={meant}
            onDone={(left) => {
              close();
              onDone?.(left);
            }}
            onCancel={close}
          />
        </LazyDialog>
      )}
    </>
  );
}
