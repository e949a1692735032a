import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './shared-bar.module.css';

/** The own units that the rival does not see, each to be revealed when it arrives. */
export function HeldBack({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const phase = useGame(({ game }) => game.state.currentPhase);
  const { heldBack } = shared;
  const count = heldBack.length;
  if (count === 0 || phase === 'summary') return null;
  return (
    <Disclosure
      title={t`${plural(count, { one: '# hidden unit, seen by you only', other: '# hidden units, seen by you only' })}`}
    >
      <ul className={styles.hidden}>
        {heldBack.map((unit) => {
          const name = localName(unit, language);
          return (
            <li key={unit.id}>
              <span>{name}</span>
              {phase !== 'setup' && (
                <Button size="sm" aria-label={t`Reveal ${name}`} onClick={() => shared.reveal(unit.id)}>
                  <Trans>Reveal</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {phase === 'setup' && (
        <p className="muted">
          <Trans>You reveal them from deployment on, each when it arrives.</Trans>
        </p>
      )}
    </Disclosure>
  );
}
