import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { noteRiskTold, untoldRisk } from '#platform/storage/lasting.ts';
import { useFetched } from '#platform/use-fetched.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { downloadLists } from './download-lists.ts';

/** Warns once that this browser may delete the lists by itself, and offers a backup. */
export function LastingNote() {
  const risk = useFetched('risk', untoldRisk);
  const [isTold, setTold] = useState(false);
  if (isTold || risk === null || risk === 'none') return null;
  const putAway = () => {
    noteRiskTold();
    setTold(true);
  };
  const backUp = () => {
    downloadLists();
    putAway();
  };
  return (
    <Banner
      tone="info"
      icon="download"
      actions={
        <>
          <Button size="sm" onClick={backUp}>
            <Trans>Make a backup</Trans>
          </Button>
          <Button size="sm" variant="quiet" onClick={putAway}>
            <Trans>Understood</Trans>
          </Button>
        </>
      }
    >
      <p>
        {risk === 'unvisited' ? (
          <Trans>
            This browser may delete lists of a site you do not visit for seven days. Sign in or make a backup.
          </Trans>
        ) : (
          <Trans>This browser may delete your lists when it needs room. Sign in or make a backup.</Trans>
        )}
      </p>
    </Banner>
  );
}
