import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useAccountAction } from '#data/session/use-account-action.ts';
import type { AuthFailure, AuthOutcome, AuthProblem } from '#platform/backend/auth-problem.ts';
import { useProblemText } from './account-form.tsx';

type FormField = 'email' | 'password' | 'code';

const PLACES: Readonly<Partial<Record<AuthProblem, FormField>>> = {
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
  email_exists: 'email',
  user_already_exists: 'email',
  otp_disabled: 'email',
  invalid_credentials: 'password',
  weak_password: 'password',
  same_password: 'password',
  otp_expired: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
  mfa_ip_address_mismatch: 'code',
  reauthentication_not_valid: 'code',
};

/**
 * Returns the place for a problem: the field that can fix it if the form has that field, else the
 * form.
 */
function placeOf(code: AuthProblem, fields: readonly string[]): FormField | 'form' {
  const place = PLACES[code];
  return place !== undefined && fields.includes(place) ? place : 'form';
}

type Entries = Readonly<Partial<Record<FormField, string>>>;

/** A form of fields that talks to the account service. */
type AccountForm = {
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
  const attempt = useAccountAction();
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
        return isOdd ? t`This is not an email address. It looks like name@example.org.` : absent;
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

/** Moves the focus to the element of this id each time that something new is wrong there. */
function useFocusOn(id: string | null, occasion: unknown): void {
  useEffect(() => {
    if (id === null) return;
    const element = document.getElementById(id);
    element?.focus();
    if (element instanceof HTMLInputElement) element.select();
  }, [id, occasion]);
}
