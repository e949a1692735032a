import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FillScreen } from '#components/fill-screen/fill-screen.tsx';
import { MOST_WATCHED, watchSecretsIn } from '#domain/live/watch-link.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from './wall-page.module.css';
import { WallTable } from './wall-table.tsx';

/** `/wall?games={secrets}`: watched games large on a hall's screen. The address keeps them. */
export function Component() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const watched = watchSecretsIn(params.get('games') ?? '');
  const show = (secrets: readonly string[]) => void navigate(paths.wall(secrets), { replace: true });
  return (
    <>
      <title>{t`Games on a big screen – Muster`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={watched.length === 0 ? styles.title : 'visually-hidden'}>
        <Trans>Games on a big screen</Trans>
      </h1>
      {watched.length > 0 && <Wall watched={watched} onShow={show} />}
      {watched.length < MOST_WATCHED && <AddGames watched={watched} onShow={show} />}
    </>
  );
}

type WallProps = {
  watched: readonly string[];
  onShow: (secrets: readonly string[]) => void;
};

function Wall({ watched, onShow }: WallProps) {
  const { t } = useLingui();
  const wall = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={wall} className={styles.wall} data-tables={watched.length} role="list">
        {watched.map((watch) => (
          <div key={watch} className={styles.place} role="listitem">
            <WallTable watch={watch} />
            <Button
              iconOnly
              variant="quiet"
              size="sm"
              icon="close"
              label={t`Take this game off the screen`}
              className={styles.remove}
              onClick={() => onShow(watched.filter((one) => one !== watch))}
            />
          </div>
        ))}
      </div>
      <FillScreen part={wall} />
    </>
  );
}

function AddGames({ watched, onShow }: WallProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = () => {
    const found = watchSecretsIn(text);
    setWrong(found.length === 0);
    if (found.length === 0) return;
    setText('');
    onShow([...watched, ...found]);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextArea
        label={t`Links for spectators`}
        hint={t`Players find theirs with the shared game. Paste up to ${MOST_WATCHED}.`}
        error={isWrong ? t`No link for spectators was found in this text.` : undefined}
        rows={2}
        value={text}
        onValueChange={setText}
      />
      <Button type="submit" variant={watched.length === 0 ? 'primary' : 'secondary'} icon="plus">
        {watched.length === 0 ? <Trans>Show the games</Trans> : <Trans>Add to the screen</Trans>}
      </Button>
    </form>
  );
}
