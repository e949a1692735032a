import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { deedsSince } from '#domain/live/phone.ts';
import type { RefusedAction, Standing } from '#domain/live/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useBodyWords, useDeedWords } from './action-words.ts';
import { useLive } from './use-live.ts';

/**
 * The tap that does not hold any longer, with what the other player did meanwhile, and the
 * question of what to do with it. Renders nothing when all taps hold.
 */
export function GivenBack({ shared }: { shared: SharedView }) {
  const standing = useLive(shared, (state) => state.standing);
  const { refused } = standing;
  if (refused === null) return null;
  return <Question key={refused.action.id} shared={shared} standing={standing} refused={refused} />;
}

type QuestionProps = { shared: SharedView; standing: Standing; refused: RefusedAction };

function Question({ shared, standing, refused }: QuestionProps) {
  const { t } = useLingui();
  const bodyWords = useBodyWords(standing.shown);
  const deedWords = useDeedWords(standing.shown);
  const cause = deedsSince(standing).at(-1);
  const what = bodyWords(refused.action.body);
  const waiting = standing.phone.pending.length - standing.phone.pending.indexOf(refused.action) - 1;
  const deed = cause === undefined ? null : deedWords(cause);
  const sentence =
    deed === null ? t`“${what}” was not counted.` : t`${deed}: your “${what}” was not counted.`;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={sentence}
      actions={
        <>
          {refused.mayKeep && (
            <Button size="sm" variant="primary" onClick={() => shared.game.decide(true)}>
              <Trans>Add it again</Trans>
            </Button>
          )}
          <Button size="sm" onClick={() => shared.game.decide(false)}>
            {refused.mayKeep ? <Trans>Leave it out</Trans> : <Trans>Understood</Trans>}
          </Button>
        </>
      }
    >
      <p>
        {refused.mayKeep ? <Trans>Add it again?</Trans> : <Trans>The rules no longer allow it.</Trans>}{' '}
        {waiting > 0 && (
          <Plural value={waiting} one="# more tap waits behind it." other="# more taps wait behind it." />
        )}
      </p>
    </Banner>
  );
}
