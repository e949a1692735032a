import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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
    label: msg`Write a link for a new password`,
    body: msg`Whoever opens the link can set a new password for this account. Hand it to the owner only. It works once, within an hour; until then the old password stays.`,
    confirm: msg`Write the link`,
    isDanger: false,
  },
  factor: {
    label: msg`Take the second step away`,
    body: msg`The password alone signs in then. Be sure that the owner asks: a lost phone is the usual case. The owner can set up a new second step.`,
    confirm: msg`Take it away`,
    isDanger: true,
  },
  confirm: {
    label: msg`Confirm the address by hand`,
    body: msg`Only when you know that the address is the player’s. They can sign in with the password that they chose.`,
    confirm: msg`Confirm the address`,
    isDanger: false,
  },
  export: {
    label: msg`Export for the owner`,
    body: msg`You download everything that is kept of this account, private lists too. Hand the file to the owner and delete your copy.`,
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
