import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { fetchErrata } from '#data/errata/fetch-errata.ts';
import { reloadPage } from '#platform/page-load.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Fetches the corrections to the catalogue once. Where they are others than this page was started
 * with, it starts again: by itself while nobody has touched it yet, else when the player says so.
 * Nothing that is under way is interrupted.
 */
export async function followErrata(): Promise<void> {
  const count = await fetchErrata();
  if (count === null || location.pathname.startsWith('/print')) return;
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) {
    reloadPage();
    return;
  }
  toast.info({
    id: 'errata',
    title: i18n._(msg`The catalogue was corrected.`),
    description: i18n._(
      msg`${plural(count, { one: '# unit has errata now.', other: '# units have errata now.' })} Your lists stay as they are.`,
    ),
    action: { label: i18n._(msg`Show them`), onPress: reloadPage },
    // A player who misses it gets the corrections at the next start.
    duration: 20_000,
  });
}
