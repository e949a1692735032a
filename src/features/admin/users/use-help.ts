import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  confirmAddress,
  deleteAccount,
  exportAccount,
  type HelpOutcome,
  removeFactors,
  writePasswordLink,
} from '#data/admin/help.ts';
import type { Account } from '#data/admin/users.ts';
import { downloadText } from '#platform/files/download.ts';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import { toast } from '#ui/toast/toast.tsx';
import { adminProblemMessage } from '../problem-words.ts';

/** Kinds of help that an administrator gives an account. */
export type HelpKind = 'link' | 'factor' | 'confirm' | 'export' | 'delete';

type HelpWords = {
  readonly label: MessageDescriptor;
  /** Its effect, and its limits. */
  readonly body: MessageDescriptor;
  readonly confirm: MessageDescriptor;
  readonly isDanger: boolean;
};

/** Returns the texts of the menu and the dialog of each kind of help. */
export const HELP_WORDS: Readonly<Record<HelpKind, HelpWords>> = {
  link: {
    label: msg`Create a link for a new password`,
    body: msg`Anyone who opens the link can set a new password for this account. Give it to the owner only. It works once, within an hour; until then the old password stays.`,
    confirm: msg`Create the link`,
    isDanger: false,
  },
  factor: {
    label: msg`Remove the second step`,
    body: msg`After that, the password alone signs in. Make sure that the owner asked for it: a lost phone is the usual reason. The owner can set up a new second step.`,
    confirm: msg`Remove it`,
    isDanger: true,
  },
  confirm: {
    label: msg`Confirm the address by hand`,
    body: msg`Only do this if you know that the address belongs to the player. They can then sign in with the password they chose.`,
    confirm: msg`Confirm the address`,
    isDanger: false,
  },
  export: {
    label: msg`Export for the owner`,
    body: msg`This downloads everything stored about this account, including private lists. Give the file to the owner and delete your copy.`,
    confirm: msg`Download the file`,
    isDanger: false,
  },
  delete: {
    label: msg`Delete the account`,
    body: msg`Profile, cloud lists, posts, comments and likes are deleted at once. This cannot be undone.`,
    confirm: msg`Delete the account`,
    isDanger: true,
  },
};

const ACTS: Readonly<Record<HelpKind, (id: string, reason: string) => Promise<HelpOutcome<unknown>>>> = {
  link: writePasswordLink,
  factor: removeFactors,
  confirm: confirmAddress,
  export: exportAccount,
  delete: deleteAccount,
};

/** The help that an account is to get. */
export type WantedHelp = {
  readonly kind: HelpKind;
  readonly id: string;
  readonly name: string;
};

/**
 * Helps an account in one way and reports the outcome. A link remains to be handed over; everything
 * else is done.
 */
export function useHelp({ kind, id, name }: WantedHelp, onDone: () => void) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const doneWords = (value: unknown): string => {
    if (kind === 'factor' && value === 0) return t`${name} has no second step.`;
    if (kind === 'factor') return t`The second step of ${name} is removed.`;
    if (kind === 'confirm') return t`The address of ${name} is confirmed.`;
    return kind === 'export' ? t`The data of ${name} is downloaded.` : t`The account of ${name} is deleted.`;
  };
  const { isPending, data, mutate } = useMutation({
    mutationFn: async (reason: string) => ACTS[kind](id, reason),
    onSuccess: (outcome) => {
      if (!outcome.ok) return;
      void client.invalidateQueries({ queryKey: ['admin'] });
      if (kind === 'link') return;
      if (kind === 'export') downloadText('muster-account.json', String(outcome.value), 'application/json');
      toast.success({ title: doneWords(outcome.value) });
      onDone();
    },
    // A link sets a new password.
    gcTime: 0,
  });
  return {
    isBusy: isPending,
    problem: data?.ok === false ? i18n._(adminProblemMessage(data.problem)) : null,
    link: data?.ok === true && kind === 'link' ? String(data.value) : null,
    run: mutate,
  };
}

/** Menu items of the help for an account; if the server mails links, players ask for theirs. */
export function useHelpItems(
  { id, is_confirmed: isConfirmed }: Account,
  name: string,
  sendsMail: boolean,
  onHelp: (help: WantedHelp) => void,
): readonly MenuItem[] {
  const { t } = useLingui();
  const kinds: readonly HelpKind[] = [
    ...(sendsMail ? [] : (['link'] as const)),
    'factor',
    ...(isConfirmed ? [] : (['confirm'] as const)),
    'export',
    'delete',
  ];
  return kinds.map((kind) => ({
    id: kind,
    label: t(HELP_WORDS[kind].label),
    danger: HELP_WORDS[kind].isDanger,
    onSelect: () => onHelp({ kind, id, name }),
  }));
}
