import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { color, radius, space, typeset } from '../../../theme/tokens';
import { shownKeys } from './reviewKeys';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: center;
  margin: 0;

  dt {
    display: flex;
    gap: ${space[1]};
  }
  dd {
    margin: 0;
    ${typeset('body')}
  }
  kbd {
    min-width: 2rem;
    padding: 2px ${space[2]};
    border: 1px solid ${color.border};
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
    font: inherit;
    text-align: center;
    ${typeset('small', 'semibold')}
  }
`;

/** Which keys do what on the reviewer's screen. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('documents');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('keys.title')}
      footer={<Button onClick={onClose}>{t('keys.close')}</Button>}
    >
      <List>
        {shownKeys.map(([keys, name]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
