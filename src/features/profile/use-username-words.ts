import { useLingui } from '@lingui/react/macro';
import { USERNAME_LENGTH, type UsernameFault } from '#data/profiles/username.ts';

/** Says what is against a user name, and how to mend it. */
export function useUsernameWords(): (fault: UsernameFault) => string {
  const { t } = useLingui();
  const { least, most } = USERNAME_LENGTH;
  return (fault) => {
    switch (fault) {
      case 'too-short':
        return t`A name needs at least ${least} characters.`;
      case 'too-long':
        return t`A name has at most ${most} characters.`;
      case 'control':
      case 'invisible':
        return t`There are invisible characters in it. Type the name anew instead of pasting it.`;
      case 'slash':
        return t`Slashes cannot be in a name.`;
      case 'dots':
        return t`A name needs more than dots.`;
    }
  };
}
