import { useLingui } from '@lingui/react/macro';
import type { Compared } from './compared.ts';

/** Returns the names of a list's two sides and of the ways to settle the difference. */
export function useSideWords({ kind, mine: { name }, theirs }: Compared) {
  const { t } = useLingui();
  const places = {
    mine: t`This device`,
    theirs: t`The cloud`,
    keepMine: t`Keep this device’s`,
    keepTheirs: t`Keep the cloud’s`,
    keepBoth: t`Keep both`,
  };
  if (kind === 'cloud-twins') {
    return {
      story: t`Two devices saved a list “${name}” at the same time. Nothing was overwritten.`,
      mine: t`The newer one`,
      theirs: t`The older one`,
      keepMine: t`Keep the newer one`,
      keepTheirs: t`Keep the older one`,
      keepBoth: t`Keep both`,
    };
  }
  if (kind !== 'conflict') {
    return { ...places, story: t`“${name}” on this device differs from the one in the cloud.` };
  }
  return theirs === null
    ? {
        ...places,
        story: t`Another device deleted “${name}” from the cloud. This device still has it.`,
        keepTheirs: t`Leave it deleted`,
      }
    : { ...places, story: t`“${name}” was changed on two devices. Nothing was overwritten.` };
}
