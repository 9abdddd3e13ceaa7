import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { useHistoryGuard } from '../../lib/useHistoryGuard';

/**
 * Asks before a form with changes is left: by its close button and Escape, by the browser's 'back', by closing the tab.
 * 'Cancelar' says that the changes are to go, and asks nothing.
 * @param changed whether the form holds anything that would be lost
 * @param text the words of the question, where something other than changes would be lost
 * @param onDiscard what else is to be done once somebody has said that it is to go: 'back' may lead to another state of the same screen
 * @returns `leaving`, which makes a way out one that asks; `question`, to be drawn inside of the form's dialog
 */
export function useUnsavedChanges(
  changed: boolean,
  text?: (part: 'title' | 'text' | 'discard' | 'stay') => string,
  onDiscard?: () => void,
) {
  const { t } = useTranslation('staff');
  const told = text ?? ((part) => t(`unsaved.${part}`));
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const ask = (way: () => void) => setGoOn(() => way);
  const stay = () => setGoOn(null);
  // What it asked about has been saved, or done, meanwhile.
  if (goOn && !changed) stay();
  useHistoryGuard(changed, ask);

  return {
    leaving: (way: () => void) => () => (changed ? ask(way) : way()),
    question: goOn && (
      <ConfirmDialog
        open
        danger
        title={told('title')}
        message={told('text')}
        confirmLabel={told('discard')}
        cancelLabel={told('stay')}
        onConfirm={() => {
          stay();
          onDiscard?.();
          goOn();
        }}
        onCancel={stay}
      />
    ),
  };
}
