import { type ComponentType, useEffect, useState } from 'react';
import { HomePage } from '#features/home/home-page.tsx';
import { whenIdle } from '#platform/after-paint.ts';
import { BrandMark } from '../shell/brand-mark.tsx';

type Extras = Readonly<Record<'HomeFacts' | 'HomeRoles' | 'HomeAccount' | 'HomeNews', ComponentType>>;

/**
 * The start page with what each role is offered (docs/product.md, "Start page"). What nobody waits
 * for comes when there is time.
 */
export function Home() {
  const [extras, setExtras] = useState<Extras | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./home-extras.tsx')
          .then(({ HomeFacts, HomeRoles, HomeAccount, HomeNews }) =>
            setExtras({ HomeFacts, HomeRoles, HomeAccount, HomeNews }),
          )
          .catch(nothing);
      }),
    [],
  );
  return (
    <HomePage
      mark={<BrandMark />}
      facts={extras !== null && <extras.HomeFacts />}
      roles={extras !== null && <extras.HomeRoles />}
      account={extras !== null && <extras.HomeAccount />}
    >
      {extras !== null && <extras.HomeNews />}
    </HomePage>
  );
}

function nothing(): void {
  // Without a network there is no news; the page is whole without.
}
