import { useLingui } from '@lingui/react/macro';
import type { Account } from '#data/admin/users.ts';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import { accountName } from './account-name.ts';
import type { WantedHelp } from './help-dialog.tsx';
import { HELP_WORDS, type HelpKind } from './help-words.ts';

/** Menu items of the help for an account; if the server mails links, players ask for theirs. */
export function useHelpItems(
  account: Account,
  sendsMail: boolean,
  onHelp: (help: WantedHelp) => void,
): readonly MenuItem[] {
  const { t } = useLingui();
  const kinds: readonly HelpKind[] = [
    ...(sendsMail ? [] : (['link'] as const)),
    'factor',
    ...(account.is_confirmed ? [] : (['confirm'] as const)),
    'export',
    'delete',
  ];
  return kinds.map((kind) => ({
    id: kind,
    label: t(HELP_WORDS[kind].label),
    danger: HELP_WORDS[kind].isDanger,
    onSelect: () => onHelp({ kind, id: account.id, name: accountName(account) }),
  }));
}
