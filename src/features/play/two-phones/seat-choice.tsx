import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { BODY_VERSION } from '#domain/live/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLive } from './use-live.ts';

/** Asks a phone without a seat whose it is, such as one that takes the place of a lost one. */
export function SeatChoice({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const shown = useLive(shared, ({ standing }) => standing.shown);
  const author = useLive(shared, ({ standing }) => standing.phone.author);
  const hasAsked = shown.requests.some(({ by, wants }) => by === author && wants.kind === 'seat');
  if (shared.player !== null || hasAsked || shown.rows.length === 0) return null;
  return (
    <Banner
      tone="info"
      icon="user"
      title={t`Who are you?`}
      actions={Object.values(shown.state.players).map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          onClick={() => shared.game.act({ v: BODY_VERSION, kind: 'seat', player: id })}
        >
          {name}
        </Button>
      ))}
    >
      <p>
        <Trans>A seat that another phone has passes on once somebody in the game agrees.</Trans>
      </p>
    </Banner>
  );
}
