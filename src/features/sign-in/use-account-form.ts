import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { AuthFailure, AuthOutcome } from '#platform/backend/auth-problem.ts';
import { type FormField, placeOf } from './problem-place.ts';
import { useAttempt, useFocusOn } from './use-attempt.ts';
import { useProblemText } from './use-problem-text.ts';

type Entries = Readonly<Partial<Record<FormField, string>>>;

/** A form of fields that talks to the account service. */
export type AccountForm = {
  readonly isBusy: boolean;
  /** The problem that belongs to no particular field; null when there is none. */
  readonly failed: AuthFailure | null;
  readonly idOf: (field: FormField) => string;
  /**
   * Returns the problem of a field; `absent` is shown when it was left empty. An address without
   * its @ has its own message.
   */
  readonly errorAt: (field: FormField, absent: string) => string | undefined;
  /**
   * Runs the action unless a field is empty. Resolves to its outcome, or to null when it was not
   * run.
   */
  readonly send: <Outcome extends AuthOutcome>(action: () => Promise<Outcome>) => Promise<Outcome | null>;
};

/**
 * Manages the problems of a form: fields left empty when it is sent, and refusals of the service,
 * each at its field or over the form. The focus moves there; typed text stays.
 */
export function useAccountForm(entries: Entries): AccountForm {
  const id = useId();
  const { t } = useLingui();
  const say = useProblemText();
  const attempt = useAttempt();
  const [wanted, setWanted] = useState<{ readonly field: FormField } | null>(null);
  const { failed } = attempt;
  const place = failed === null ? null : placeOf(failed.code, Object.keys(entries));
  const empty = firstEmpty(entries);
  // A field is forgiven as soon as it is filled in.
  const missing = wanted !== null && wanted.field === empty ? wanted : null;
  const wrong = missing?.field ?? (place === 'form' ? null : place);
  const idOf = (field: FormField) => `${id}-${field}`;
  useFocusOn(wrong === null ? null : idOf(wrong), missing ?? failed);
  return {
    isBusy: attempt.isBusy,
    failed: place === 'form' ? failed : null,
    idOf,
    errorAt: (field, absent) => {
      if (missing?.field === field) {
        const isOdd = field === 'email' && entries.email?.trim() !== '';
        return isOdd ? t`This is not an e-mail address. It looks like name@example.org.` : absent;
      }
      return failed !== null && place === field && missing === null ? say(failed) : undefined;
    },
    send: async (action) => {
      setWanted(empty === null ? null : { field: empty });
      return empty === null ? attempt.run(action) : null;
    },
  };
}

function firstEmpty(entries: Entries): FormField | null {
  const { email, password, code } = entries;
  if (email !== undefined && !email.includes('@')) return 'email';
  if (password === '') return 'password';
  return code?.trim() === '' ? 'code' : null;
}
