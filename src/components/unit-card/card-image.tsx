import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './card-image.module.css';
import { cardSources } from '#data/card-sources.ts';

export type CardImageStatus = 'loading' | 'loaded' | 'failed';

type CardImageProps = {
  unit: Unit;
  language: Language;
  /** Called when the picture has loaded, and when it cannot be loaded. */
  onStatus: (status: CardImageStatus) => void;
};

/**
 * A unit's card as a picture, or the reason why it is missing (docs/product.md, "Card pictures").
 * Give it a key per unit and language.
 */
export function CardImage({ unit, language, onStatus }: CardImageProps) {
  const { t } = useLingui();
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isLoaded, setIsLoaded] = useState(false);
  const sources = cardSources(unit, language, round);
  const source = sources[attempt];
  const name = localName(unit, language);
  const retry = () => {
    setRound(round + 1);
    setAttempt(0);
    onStatus('loading');
  };
  const fail = () => {
    setAttempt(attempt + 1);
    if (attempt + 1 >= sources.length) onStatus('failed');
  };
  if (source === undefined) return <MissingCard onRetry={retry} />;
  return (
    <div className={styles.place}>
      {!isLoaded && (
        <div className={styles.waiting}>
          <Spinner label={t`Loading...`} size={40} />
        </div>
      )}
      <picture key={source.image}>
        {source.webp !== null && <source type="image/webp" srcSet={source.webp} />}
        <img
          className={styles.card}
          data-loaded={isLoaded || undefined}
          src={source.image}
          alt={t`Card of ${name}`}
          width={945}
          height={1416}
          onLoad={() => {
            setIsLoaded(true);
            onStatus('loaded');
          }}
          onError={fail}
        />
      </picture>
    </div>
  );
}

/** Tells that a card cannot be loaded, with a button that tries again. */
export function MissingCard({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState title={t`Image not available`} icon="card">
        <p>
          <Trans>Please try again later</Trans>
        </p>
        <Button variant="secondary" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
    </div>
  );
}
