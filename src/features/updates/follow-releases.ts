import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { checkRelease, type ReleaseNews, type WaitingRelease } from '#data/release/check-release.ts';
import { currentPatch } from '#data/release/kept-patch.ts';
import { showRelease } from '#data/release/show-release.ts';
import { isEdited } from '#platform/service-worker/is-busy.ts';
import { toast } from '#ui/toast/toast.tsx';
import { keepPlace } from './keep-place.ts';

/** The pause between two looks while the page is in view. */
const EVERY_MS = 45_000;
const TOAST = 'catalogue';

/** The hash of the release that the player was asked about; '' for the end of all releases. */
let asked: string | null = null;

/**
 * Looks for a release of the catalogue now, when the page comes into view and every 45 s while it
 * is. One that is new shows by itself, or on request while something is being edited. Returns a
 * function that ends it.
 */
export function followReleases(): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void look(false);
  };
  void look(true);
  const timer = setInterval(lookIfSeen, EVERY_MS);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

async function look(isStart: boolean): Promise<void> {
  const news = await checkRelease();
  // A page for paper stays as it is.
  if (location.pathname.startsWith('/print')) return;
  if (news.kind === 'refused') tellRefused(news);
  if (news.kind !== 'new') return;
  const { release } = news;
  // A browser that is new here takes the newest release for what has always been.
  const isFirst = isStart && currentPatch() === null;
  await show(release, { isQuiet: isFirst, isFirst, isWanted: false });
}

type Manner = {
  /** Says nothing about it. */
  isQuiet: boolean;
  isFirst: boolean;
  /** The player wants it now, whatever is being edited. */
  isWanted: boolean;
};

async function show(release: WaitingRelease, { isQuiet, isFirst, isWanted }: Manner): Promise<void> {
  const tellOfDraft = await noteDraft(isFirst);
  // Asked last: drawing the pages again would close what was opened meanwhile.
  if (!isWanted && isEdited()) {
    ask(release);
    return;
  }
  asked = null;
  toast.dismiss(TOAST);
  const takeUp = keepPlace();
  await showRelease(release);
  tellOfDraft();
  await takeUp();
  if (!isQuiet) toast.info({ id: TOAST, title: title(), description: changesText(release.units) });
}

/** The list in the builder says afterwards what became of it. */
async function noteDraft(isFirst: boolean): Promise<() => void> {
  try {
    const { rememberDraft } = await import('#data/lists/remember-draft.ts');
    return await rememberDraft(isFirst);
  } catch {
    // The code cannot be fetched: the release counts all the same.
    return () => undefined;
  }
}

function ask(release: WaitingRelease): void {
  const name = release.patch?.sha256 ?? '';
  if (asked === name) return;
  asked = name;
  toast.info({
    id: TOAST,
    title: title(),
    description: `${changesText(release.units)} ${i18n._(msg`It shows once you are done here.`)}`,
    action: {
      label: i18n._(msg`Show it`),
      onPress: () => void show(release, { isQuiet: true, isFirst: false, isWanted: true }),
    },
    duration: 20_000,
  });
}

const title = () => i18n._(msg`The catalogue changed.`);

function changesText(units: number): string {
  return i18n._(
    msg`${plural(units, { 0: 'No unit is different.', one: '# unit is different now.', other: '# units are different now.' })} Your lists stay as they are.`,
  );
}

function tellRefused({ number, reason }: ReleaseNews & { kind: 'refused' }): void {
  toast.warning({
    id: TOAST,
    title: i18n._(msg`Release ${number} of the catalogue cannot be used here.`),
    description:
      reason === 'newer'
        ? i18n._(msg`The catalogue stays as it was. Update Muster to get the new one.`)
        : i18n._(msg`It has faults. The catalogue stays as it was.`),
  });
}
