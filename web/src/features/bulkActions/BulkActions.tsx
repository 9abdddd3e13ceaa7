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
import { media, space } from '../../theme/tokens';
import { useCanMail } from '../../session/useSession';
import { LazyDialog } from '../lazyLoading/LazyDialog';
import { lazyComponent } from '../lazyLoading/loadChunk';
import type { BulkAction } from './bulkRequests';
import type { BulkSelection } from './useBulkAction';

const BulkActionDialog = lazyComponent(() => import('./BulkActionDialog'));

/** One row that scrolls on a phone, where the wrapped ones would cover half a screen of the list. */
const Row = styled(Inline)`
  flex-wrap: nowrap;
  overflow-x: auto;
  margin: -${space[1]};
  padding: ${space[1]};

  > * {
    flex-shrink: 0;
  }

  ${media.tablet} {
    flex: 1 1 28rem;
    flex-wrap: wrap;
    justify-content: flex-end;
    overflow: visible;
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
  /** Buttons of actions that have a dialog of their own; first, as a phone shows the beginning of the row. */
  children?: ReactNode;
}

/** What can be done with several candidates at once; each asks first, with a preview. */
export function BulkActions({ selection, onDone, onActing, offersClient, ended, children }: BulkActionsProps) {
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
  return (
    <>
      <Row $gap={2} role="group" aria-label={t('bulk.label')}>
        {children}
        {offered.map(([kind, Icon]) => (
          <Button
            key={kind}
            size="small"
            icon={<Icon size={16} aria-hidden />}
            onClick={() => {
              setMeant(selection);
              setOpened(kind);
              onActing?.(true);
            }}
          >
            {t(`bulk.${kind}.open`)}
          </Button>
        ))}
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
