import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Scores } from '#data/results/kept-results.ts';
import type { GameResult } from '#domain/game/result.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

type CorrectionProps = {
  /** The scores that the record holds. */
  held: Scores;
  result: GameResult;
  /** The other player is asked for the new scores already. */
  isAsked: boolean;
  isBusy: boolean;
  onSend: () => void;
};

/**
 * Explains that the record holds other scores than the game, and offers to correct it or to leave
 * it.
 */
export function Correction({ held, result, isAsked, isBusy, onSend }: CorrectionProps) {
  const { t } = useLingui();
  const [isLeft, setLeft] = useState(false);
  const { own, opponent } = held;
  const { opponent: rival } = result;
  if (isAsked || isLeft) {
    return (
      <>
        <p className="muted">
          <Trans>
            The record says {own} : {opponent}.
          </Trans>
        </p>
        {isLeft && (
          <Button icon="save" busy={isBusy} onClick={onSend}>
            <Trans>Send the correction</Trans>
          </Button>
        )}
      </>
    );
  }
  return (
    <Banner
      tone="warning"
      role="status"
      title={t`The record still says ${own} : ${opponent}`}
      actions={
        <>
          <Button variant="primary" icon="save" busy={isBusy} onClick={onSend}>
            <Trans>Send the correction</Trans>
          </Button>
          <Button onClick={() => setLeft(true)}>
            <Trans>Keep the record</Trans>
          </Button>
        </>
      }
    >
      <p>
        {rival.wabId === null ? (
          <Trans>
            The game is now {result.own.score} : {rival.score}.
          </Trans>
        ) : (
          <Trans>
            The game is now {result.own.score} : {rival.score}. {rival.name} has to confirm the correction.
          </Trans>
        )}
      </p>
    </Banner>
  );
}
