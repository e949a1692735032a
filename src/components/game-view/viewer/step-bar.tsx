import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Slider } from '#ui/slider/slider.tsx';
import styles from './step-bar.module.css';
import { useStepKeys } from './use-step-keys.ts';
import type { Stepping } from './use-stepping.ts';

type StepBarProps = {
  stepping: Stepping;
  /** The event of the step in words. */
  words: string;
  isLive: boolean;
};

/** The controls of a replay in thumb reach: slider, steps, chapters, play. */
export function StepBar({ stepping, words, isLive }: StepBarProps) {
  const { t } = useLingui();
  useStepKeys(stepping);
  const { step, last, isPlaying, isAtEnd } = stepping;
  return (
    <div className={styles.bar} role="region" aria-label={t`Steps of the game`} data-bottom-bar="">
      <div className={styles.inner}>
        <Slider
          className={styles.slider}
          label={t`Step`}
          value={step}
          max={last}
          valueText={t`Step ${step} of ${last}: ${words}`}
          onValueChange={stepping.go}
          marks={stepping.chapters.slice(1).map(({ from }) => from)}
        />
        <div className={styles.buttons}>
          <Button
            iconOnly
            icon="first"
            label={t`Previous chapter`}
            disabled={step === 0}
            onClick={stepping.goToChapterBefore}
          />
          <Button
            iconOnly
            icon="chevron-left"
            label={t`Step back`}
            disabled={step === 0}
            onClick={stepping.goBack}
          />
          <Button
            iconOnly
            variant="primary"
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? t`Pause playback` : t`Start playback`}
            disabled={last === 0}
            onClick={stepping.togglePlaying}
          />
          <Button
            iconOnly
            icon="chevron-right"
            label={t`Next step`}
            disabled={isAtEnd}
            onClick={stepping.goForward}
          />
          <Button
            iconOnly
            icon="last"
            label={t`Next chapter`}
            disabled={isAtEnd}
            onClick={stepping.goToNextChapter}
          />
        </div>
        {isLive && (
          <p className={styles.live}>
            {isAtEnd ? (
              <Badge tone="gold">
                <Trans>Live</Trans>
              </Badge>
            ) : (
              <Button size="sm" onClick={() => stepping.go(last)}>
                <Trans>Back to live</Trans>
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
