import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { USERNAME_LENGTH, usernameFault } from '#domain/community/username.ts';
import { usernameCheckQuery } from '#data/profiles/username-check.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../profile.module.css';
import { useSettled } from '#platform/use-settled.ts';
import { useUsernameWords } from '#platform/words/use-username-words.ts';

/** After so long without a key the name is asked for, in milliseconds. */
const PAUSE_MS = 400;

type UsernameFieldProps = {
  profile: OwnProfile;
  value: string;
  onValueChange: (value: string) => void;
  /** It was free when it was asked for, and taken when it was saved. */
  wasRefused: boolean;
};

/** The user name: its rules first, and whether it is free while the user types. */
export function UsernameField({ profile, value, onValueChange, wasRefused }: UsernameFieldProps) {
  const { t } = useLingui();
  const faultWords = useUsernameWords();
  const { name, fault, mayAsk, isPaused, check, suggestions } = useNameCheck(profile, value);
  // Too short is no fault while one still types.
  const error =
    fault !== null && (fault !== 'too-short' || isPaused)
      ? faultWords(fault)
      : suggestions !== null || wasRefused
        ? t`Another player has this name, or one that looks like it.`
        : undefined;
  return (
    <div className="stack" data-gap="2">
      <TextField
        label={t`User name`}
        hint={t`${USERNAME_LENGTH.least} to ${USERNAME_LENGTH.most} characters, without slashes. Others see it on your posts and in the address of your page.`}
        error={error}
        value={value}
        onValueChange={onValueChange}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="nickname"
        maxLength={80}
      />
      <p className={styles.status} role="status">
        {mayAsk && !wasRefused && <Availability check={isPaused ? check : null} name={name} />}
      </p>
      {suggestions !== null && suggestions.length > 0 && (
        <div className="cluster">
          <span className={styles.label}>
            <Trans>Still free:</Trans>
          </span>
          {suggestions.map((one) => (
            <Button key={one} size="sm" onClick={() => onValueChange(one)}>
              {one}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Checks a name by the rules, and once typing pauses asks whether it is free. */
function useNameCheck(profile: OwnProfile, value: string) {
  const name = value.trim();
  const isOwn = name.toLowerCase() === (profile.username ?? '').toLowerCase();
  const fault = name === '' && profile.username === null ? null : usernameFault(name);
  const paused = useSettled(name, PAUSE_MS);
  const isPaused = paused === name;
  const mayAsk = name !== '' && fault === null && !isOwn;
  const check = useQuery({
    ...usernameCheckQuery(paused, profile.wabId),
    enabled: mayAsk && isPaused,
  });
  const answer = mayAsk && isPaused ? check.data : undefined;
  /** Free names in place of one that is taken; null for any other. */
  const suggestions = answer?.isFree === false ? answer.suggestions : null;
  return { name, fault, mayAsk, isPaused, check, suggestions };
}

type AvailabilityProps = {
  /** Null while one still types. */
  check: { readonly data: { readonly isFree: boolean } | undefined; readonly isError: boolean } | null;
  name: string;
};

function Availability({ check, name }: AvailabilityProps) {
  if (check?.isError === true)
    return <Trans>We cannot check this name right now. You will find out when you save.</Trans>;
  if (check?.data === undefined) {
    return (
      <>
        <Spinner size={16} /> <Trans>Checking this name…</Trans>
      </>
    );
  }
  if (!check.data.isFree) return null;
  return (
    <span className={styles.free}>
      <Icon name="success" size={16} /> <Trans>“{name}” is free</Trans>
    </span>
  );
}
