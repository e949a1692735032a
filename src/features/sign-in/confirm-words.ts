import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConfirmType } from '#domain/access/confirm-link.ts';
import { paths } from '#platform/paths.ts';

type ConfirmWords = {
  readonly title: MessageDescriptor;
  /** The effect of the button. */
  readonly body: MessageDescriptor;
  readonly button: MessageDescriptor;
  /** The page that offers a new link. */
  readonly again: string;
};

const SIGN_IN: ConfirmWords = {
  title: msg`Sign in by email`,
  body: msg`The button signs you in on this device. The link works once.`,
  button: msg`Sign in`,
  again: `${paths.login()}?view=link`,
};

/** The texts of a mail link's page, by the purpose of the link. */
export const CONFIRM_WORDS: Readonly<Record<ConfirmType, ConfirmWords>> = {
  signup: {
    title: msg`Confirm your address`,
    body: msg`The button confirms that this address is yours and signs you in on this device.`,
    button: msg`Confirm my address`,
    again: `${paths.login()}?view=resend`,
  },
  invite: {
    title: msg`You are invited`,
    body: msg`The button accepts the invitation. Then you choose your password.`,
    button: msg`Accept the invitation`,
    again: paths.resetPassword(),
  },
  magiclink: SIGN_IN,
  email: SIGN_IN,
  recovery: {
    title: msg`Choose a new password`,
    body: msg`The button signs you in on this device. Then you choose the new password; until then the old one stays.`,
    button: msg`Choose a new password`,
    again: paths.resetPassword(),
  },
  email_change: {
    title: msg`Confirm the new address`,
    body: msg`The button confirms the change of your address from this mailbox.`,
    button: msg`Confirm the change`,
    again: `${paths.profile()}?section=security`,
  },
};
