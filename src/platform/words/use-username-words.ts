import { useLingui } from '@lingui/react/macro';
import { USERNAME_LENGTH, type UsernameFault } from '#domain/community/username.ts';

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
        return t`It contains invisible characters. Type the name instead of pasting it.`;
      case 'slash':
        return t`Slashes cannot be in a name.`;
      case 'dots':
        return t`A name needs more than dots.`;
      case 'role':
        return t`This name sounds like the people who run the site. Choose another one.`;
      case 'wab-id':
        return t`This name looks like a WAB ID. Choose another one.`;
      case 'mixed':
        return t`Use the letters of one alphabet. Mixed letters can pass for another player’s name.`;
    }
  };
}
