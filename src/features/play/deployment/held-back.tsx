import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './deployment.module.css';
import { useTermText, useUnitName } from './use-deployment-texts.ts';

/** The keywords as printed. */
const TERMS = { scout: 'Scout', ambusher: 'Ambusher' } as const;

type HeldBackProps = {
  keyword: keyof typeof TERMS;
  /** Ids of the units that have it. */
  units: readonly string[];
};

/** Units that may stay off the table: the keyword's rule, and a row to press for each. */
export function HeldBack({ keyword, units }: HeldBackProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const term = TERMS[keyword];
  const text = useTermText(term, language);
  const name = localTerm(catalogue, 'keywords', term, language);
  if (units.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>{name}</h3>
      <p className={styles.hint}>
        {keyword === 'scout' ? (
          <Trans>Deploys after all others, or is held back.</Trans>
        ) : (
          <Trans>Deploys as usual, or is held back and comes later.</Trans>
        )}
      </p>
      {units.map((id) => (
        <HoldBack key={id} id={id} />
      ))}
      {text !== null && (
        <Disclosure title={t`The rule in full`}>
          <p className={styles.rule}>{text}</p>
        </Disclosure>
      )}
    </div>
  );
}

/** The whole row is the switch: it is pressed at arm's length. */
function HoldBack({ id }: { id: string }) {
  const unit = useGame(({ game }) => game.state.units[id]);
  const host = useGame(({ game }) => game.state.units[game.state.units[id]?.joinedTo ?? '']);
  const nameOf = useUnitName();
  if (unit === undefined) return null;
  const isHeld = unit.place === 'hidden';
  if (host !== undefined) {
    return (
      <p className={styles.option}>
        <strong>{nameOf(unit)}</strong>
        <span>
          <Trans>with {nameOf(host)}</Trans>
        </span>
      </p>
    );
  }
  return (
    <button
      type="button"
      className={styles.option}
      aria-pressed={isHeld}
      onClick={() =>
        gameStore.getState().act({ type: 'unit-placed', unit: id, place: isHeld ? 'reserve' : 'hidden' })
      }
    >
      <strong>{nameOf(unit)}</strong>
      <span>{isHeld ? <Trans>Held back</Trans> : <Trans>Deploys</Trans>}</span>
    </button>
  );
}
