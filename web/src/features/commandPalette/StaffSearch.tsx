import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/IconButton/IconButton';
import { SearchIcon } from '../../components/icons';
import { takesKeys } from '../../lib/keyPresses';
import { LazyDialog } from '../lazyLoading/LazyDialog';
import { lazyComponent } from '../lazyLoading/loadChunk';
import { forgetAwaitedSearch, isSearchAwaited, isSearchKey } from './awaitedSearch';

const CommandPalette = lazyComponent(() => import('./CommandPalette'));
const ShortcutsDialog = lazyComponent(() => import('./ShortcutsDialog'));

/** The first list's search box of the screen; null where it has none. */
const listSearch = () => document.querySelector<HTMLInputElement>('#conteudo input[type="search"]');

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * The search over everything in the header of every staff screen, and its keys: Ctrl+K opens it, `/` goes to the
 * search of the screen's list, `?` shows the keys. Open, it is in no address: it is a way to a place and none itself.
 * @param hasOwnKeys the screen has keys of its own and shows them by `?` itself
 */
export function StaffSearch({ hasOwnKeys = false }: { hasOwnKeys?: boolean }) {
  const { t } = useTranslation('staff');
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(isSearchAwaited() ? 'palette' : null);
  const close = () => setOpened(null);
  useEffect(forgetAwaitedSearch, []);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || isDialogOpen()) return;
    if (isSearchKey(event)) {
      event.preventDefault();
      return setOpened('palette');
    }
    if (ctrlKey || metaKey || altKey || takesKeys(event.target)) return;
    if (key === '?' && !hasOwnKeys) {
      event.preventDefault();
      setOpened('shortcuts');
    } else if (key === '/') {
      const search = listSearch();
      if (!search) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <IconButton
        label={t('navigation.search')}
        icon={<SearchIcon size={18} aria-hidden />}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpened('palette')}
      />
      {opened === 'palette' && (
        <LazyDialog title={t('navigation.search')} size="medium" onClose={close}>
          <CommandPalette onClose={close} onShowShortcuts={() => setOpened('shortcuts')} />
        </LazyDialog>
      )}
      {opened === 'shortcuts' && (
        <LazyDialog title={t('navigation.shortcuts')} size="small" onClose={close}>
          <ShortcutsDialog onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
