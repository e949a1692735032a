import { type ComponentType, useEffect, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { HomePage } from '#features/home/home-page.tsx';
import { whenIdle } from '#platform/after-paint.ts';
import { BrandMark } from '../shell/brand-mark.tsx';

type Extras = Readonly<Record<'HomeFacts' | 'HomeNews' | 'HomeNotices' | 'HomeRoles', ComponentType>>;

/** Fetched with the page, but after what it takes to use it. */
const loadReadyList = async () => (await import('#features/home/ready-list.tsx')).ReadyList;

/** A prerendered page has the list and keeps its place until the app has it too. */
const LISTLESS = <i data-loading-page="" />;

/**
 * The start page with what each role is offered (docs/product.md, "Start page"). What nobody waits
 * for comes when there is time.
 */
export function Component() {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const [extras, setExtras] = useState<Extras | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./home-extras.tsx').then(setExtras, nothing);
      }),
    [],
  );
  return (
    <HomePage
      mark={<BrandMark />}
      notices={extras !== null && <extras.HomeNotices />}
      facts={extras !== null && <extras.HomeFacts />}
      picture={<Lazy load={loadReadyList} props={{}} fallback={LISTLESS} isQuiet />}
      roles={extras !== null && <extras.HomeRoles />}
    >
      {extras !== null && <extras.HomeNews />}
    </HomePage>
  );
}

function nothing(): void {
  // Without a network there is no news; the page is whole without.
}
