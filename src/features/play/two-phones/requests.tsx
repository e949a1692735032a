import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { BODY_VERSION, type Request } from '#domain/live/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTapWords } from './action-words.ts';
import { nameOf, useLive } from './use-live.ts';

/** The requests that wait for a nod: the rival's to answer, one's own to take back. */
export function Requests({ shared }: { shared: SharedView }) {
  const requests = useLive(shared, ({ standing }) => standing.shown.requests);
  const author = useLive(shared, ({ standing }) => standing.phone.author);
  return requests.map((request) =>
    request.by === author ? (
      <OwnRequest key={request.row} shared={shared} request={request} />
    ) : (
      <RivalRequest key={request.row} shared={shared} request={request} />
    ),
  );
}

type RequestProps = { shared: SharedView; request: Request };

function RivalRequest({ shared, request }: RequestProps) {
  const words = useRequestWords(shared, request);
  if (shared.player === null) return null;
  const say = (kind: 'nod' | 'refuse') => () =>
    shared.game.act({ v: BODY_VERSION, kind, request: request.row });
  return (
    <Banner
      tone="info"
      icon="comment"
      role="alert"
      title={words.asked}
      actions={
        <>
          <Button size="sm" variant="primary" onClick={say('nod')}>
            <Trans>Agree</Trans>
          </Button>
          <Button size="sm" onClick={say('refuse')}>
            <Trans>Refuse</Trans>
          </Button>
        </>
      }
    />
  );
}

function OwnRequest({ shared, request }: RequestProps) {
  const words = useRequestWords(shared, request);
  return (
    <Banner
      tone="info"
      icon="comment"
      role="status"
      title={words.asking}
      actions={
        <Button
          size="sm"
          onClick={() => shared.game.act({ v: BODY_VERSION, kind: 'refuse', request: request.row })}
        >
          <Trans>Take the request back</Trans>
        </Button>
      }
    />
  );
}

/** Returns a request in words, for the player who is asked and for the one who asks. */
function useRequestWords(shared: SharedView, { by, wants }: Request) {
  const { t } = useLingui();
  const live = useLive(shared, ({ standing }) => standing.shown);
  const { ofTap } = useTapWords(live);
  const name = nameOf(live, by) ?? t`The other phone`;
  switch (wants.kind) {
    case 'undo': {
      const what = ofTap(wants.of);
      return {
        asked: t`${name} asks to undo “${what}”.`,
        asking: t`You ask to undo “${what}”. The other player has yet to agree.`,
      };
    }
    case 'settings':
      return wants.entry === 'anyone'
        ? {
            asked: t`${name} asks that both players may enter everything.`,
            asking: t`You ask that both players may enter everything. The other player has yet to agree.`,
          }
        : {
            asked: t`${name} asks that each player enters their own side.`,
            asking: t`You ask that each player enters their own side. The other player has yet to agree.`,
          };
    case 'seat': {
      const player = live.state.players[wants.player]?.name ?? '';
      return {
        asked: t`Another phone asks to play as ${player}.`,
        asking: t`You ask to play as ${player}. Somebody in the game has yet to agree.`,
      };
    }
  }
}
