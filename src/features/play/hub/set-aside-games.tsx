import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { countGamesSetAside, dropGamesSetAside, gamesSetAsideText } from '#data/games/games-set-aside.ts';
import { nowIso } from '#platform/clock.ts';
import { downloadText } from '#platform/download.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Question } from '../frame/question.tsx';
import styles from './hub.module.css';

/**
 * Saved games that could not be read, to download or to delete. Renders nothing when there are
 * none.
 */
export function SetAsideGames() {
  const { t } = useLingui();
  const [count, setCount] = useState(countGamesSetAside);
  const [asks, setAsks] = useState(false);
  if (count === 0) return null;
  const save = () =>
    downloadText(`muster-games-${nowIso().slice(0, 10)}.json`, gamesSetAsideText(), 'application/json');
  return (
    <section className={styles.section}>
      <Banner
        tone="warning"
        title={t`${plural(count, { one: '# saved game could not be read', other: '# saved games could not be read' })}`}
        actions={
          <>
            <Button size="sm" icon="download" onClick={save}>
              <Trans>Save as a file</Trans>
            </Button>
            <Button size="sm" variant="quiet" icon="trash" onClick={() => setAsks(true)}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>They were set aside as they are. A file of them helps whoever looks for the fault.</Trans>
        </p>
      </Banner>
      <Question
        open={asks}
        onOpenChange={setAsks}
        title={t`Delete what could not be read?`}
        body={<Trans>This cannot be taken back.</Trans>}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={() => {
          dropGamesSetAside();
          setCount(countGamesSetAside());
        }}
      />
    </section>
  );
}
