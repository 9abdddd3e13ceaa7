import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog/Dialog';
import { SearchIcon } from '../../components/icons';
import { LoadError } from '../../components/LoadError/LoadError';
import { Stack } from '../../components/Layout/Layout';
import { SpinnerRing } from '../../components/Spinner/Spinner';
import { TextInput } from '../../components/TextInput/TextInput';
import { SEARCH_DEBOUNCE_MS } from '../../constants';
import { formatCount } from '../../lib/moments';
import { useSearchText } from '../../lib/useSearchText';
import { Detail, Group, Heading, Label, Note, Option, Options } from './paletteLayout';
import { useStaffCommands, type Command } from './staffCommands';
import { useFoundRecords } from './useFoundRecords';
import { useNamedRecords } from './useNamedRecords';

export interface CommandPaletteProps {
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** The search over records, screens and actions: a combobox (WAI-ARIA) whose list is always open. */
export default function CommandPalette({ onClose, onShowShortcuts }: CommandPaletteProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch, SEARCH_DEBOUNCE_MS);
  /** The line that the keyboard stands at; null for the first. Others may come before it. */
  const [active, setActive] = useState<string | null>(null);
  const found = useFoundRecords(search);
  const named = useNamedRecords(search);
  const { screens, actions } = useStaffCommands(text, onShowShortcuts);
  // What was found for the text before is not offered for this one: Enter would open somebody else.
  const isOfBefore = text.trim() !== search;
  const isWaiting = isOfBefore || found.loading || named.loading;
  const retries = [found.retry, named.retry].filter((retry) => retry !== undefined);
  const offered = (commands: Command[]) => (isOfBefore ? [] : commands);

  const groups = [
    { name: t('palette.candidates'), commands: offered(found.candidates) },
    { name: t('palette.byAnswer'), commands: offered(found.byAnswer) },
    { name: t('palette.clients'), commands: offered(found.clients) },
    { name: t('palette.screens'), commands: screens },
    { name: t('palette.actions'), commands: actions },
    // Behind the screens, as each leads to the one that it is on.
    { name: t('staff:navigation.team'), commands: offered(named.team) },
    { name: t('staff:navigation.webhooks'), commands: offered(named.webhooks) },
    { name: t('staff:navigation.accessKeys'), commands: offered(named.accessKeys) },
  ].filter(({ commands }) => commands.length > 0);
  const commands = groups.flatMap((group) => group.commands);
  const standing = commands.findIndex((command) => command.id === active);
  const current = commands.length === 0 ? -1 : Math.max(0, standing);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && commands.length > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(commands[(current + step + commands.length) % commands.length]?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(commands[current]);
    }
  };

  const total = formatCount(found.candidateTotal, i18n.language);
  const note = isWaiting
    ? t('palette.searching')
    : commands.length === 0
      ? t('palette.nothing')
      : found.candidateTotal > found.candidates.length
        ? t('palette.more', { shown: found.candidates.length, total })
        : null;

  return (
    <Dialog open onClose={onClose} title={t('staff:navigation.search')} description={t('palette.hint')}>
      <Stack $gap={3}>
        <TextInput
          type="text"
          role="combobox"
          aria-label={t('palette.label')}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={text}
          startIcon={isWaiting ? <SpinnerRing $size="1rem" /> : <SearchIcon size={16} aria-hidden />}
          onChange={({ target }) => {
            setText(target.value);
            setActive(null);
          }}
          onKeyDown={handleKey}
          data-autofocus=""
        />
        {retries.length > 0 && (
          <LoadError title={t('palette.failed')} onRetry={() => retries.forEach((retry) => retry())} />
        )}
        {/* Pressing the mouse here must not take the focus from the input. */}
        <Options
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('palette.results')}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ name, commands: ofGroup }) => (
            <Group key={name} role="group" aria-label={name}>
              <Heading aria-hidden>{name}</Heading>
              {ofGroup.map((command) => {
                const index = commands.indexOf(command);
                return (
                  <Option
                    key={command.id}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === current}
                    $active={index === current}
                    onMouseMove={() => setActive(command.id)}
                    onClick={() => run(command)}
                  >
                    {command.icon}
                    <Label>
                      {command.label}
                      {command.detail && <Detail>{command.detail}</Detail>}
                    </Label>
                  </Option>
                );
              })}
            </Group>
          ))}
        </Options>
        <div role="status">{note && <Note>{note}</Note>}</div>
      </Stack>
    </Dialog>
  );
}
