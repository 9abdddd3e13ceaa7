import { useQuery } from '@apollo/client/react';
import KeyIcon from 'lucide-react/icons/key-square';
import ColleagueIcon from 'lucide-react/icons/users';
import WebhookIcon from 'lucide-react/icons/webhook';
import { useState } from 'react';
import { wordsMatcher } from '../../lib/wordsMatcher';
import { useViewer } from '../../session/useSession';
import { accessKeysQuery } from '../accessKeys/accessKeysOperations';
import { staffAccountsQuery } from '../staffAccounts/staffOperations';
import { useStaffHome } from '../staffShell/useStaffHome';
import { shownName } from '../webhooks/shownName';
import { webhooksOf, webhooksQuery } from '../webhooks/webhookOperations';
import { useGoTo, type Command } from './staffCommands';

/** So many records of one kind: the screens that they lead to have the others. */
const SHOWN_OF_KIND = 4;

/** What stands for a name in an e-mail address; its domain is that of all colleagues. */
const localPart = (email: string): string => email.slice(0, email.lastIndexOf('@'));

export interface NamedRecords {
  team: Command[];
  webhooks: Command[];
  accessKeys: Command[];
  loading: boolean;
  /** Asks again; absent while nothing has failed. */
  retry: (() => void) | undefined;
}

/**
 * Colleagues, webhooks and access keys with the words of a text in the names that they are shown by, for those who may open the screens
 * that list them.
 * These lists are short and whole: they are read once, when something is searched for, and matched here.
 */
export function useNamedRecords(search: string): NamedRecords {
  const viewer = useViewer();
  const base = useStaffHome();
  const goTo = useGoTo();
  const user = viewer?.kind === 'user' ? viewer : null;
  // Once they are read they stay: an emptied search would ask for them anew.
  const [isWanted, setIsWanted] = useState(false);
  if (search !== '' && !isWanted) setIsWanted(true);
  const asked = (may: boolean | undefined) => ({
    skip: !isWanted || !may,
    fetchPolicy: 'cache-and-network' as const,
  });
  const team = useQuery(staffAccountsQuery, asked(user?.viewerCanManageStaff));
  const webhooks = useQuery(webhooksQuery, asked(user?.viewerCanManageWebhooks));
  const accessKeys = useQuery(accessKeysQuery, asked(user !== null));
  const hasWords = wordsMatcher(search);
  const first = <Item,>(items: readonly Item[] | undefined, nameOf: (item: Item) => string): readonly Item[] =>
    search === '' ? [] : (items ?? []).filter((item) => hasWords(nameOf(item))).slice(0, SHOWN_OF_KIND);
  const all = [team, webhooks, accessKeys];
  const failed = all.filter(({ error }) => error);
  return {
    team: first(team.data?.staffAccounts, ({ name, email }) => `${name} ${localPart(email)}`).map(
      ({ id, name, email }) => ({
        id,
        label: name,
        detail: email,
        icon: <ColleagueIcon size={17} aria-hidden />,
        run: () => goTo(`${base}/equipe`),
      }),
    ),
    webhooks: first(webhooks.data && webhooksOf(webhooks.data), shownName).map(({ id, name, url }) => ({
      id,
      label: shownName({ name, url }),
      detail: name == null ? undefined : shownName({ name: null, url }),
      icon: <WebhookIcon size={17} aria-hidden />,
      run: () => goTo(`${base}/webhooks`),
    })),
    accessKeys: first(accessKeys.data?.viewer?.accessKeys, ({ name }) => name).map(({ id, name }) => ({
      id,
      label: name,
      icon: <KeyIcon size={17} aria-hidden />,
      run: () => goTo(`${base}/chaves`),
    })),
    loading: all.some(({ loading }) => loading),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch().catch(() => undefined)) : undefined,
  };
}
