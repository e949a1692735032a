import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './statistics.module.css';

/**
 * Says how the figures are computed, which are refused, and what is not known yet. `isOpen`: they
 * are unfolded where there are no figures yet.
 */
export function AboutFigures({ isOpen = false }: { isOpen?: boolean }) {
  const { t } = useLingui();
  return (
    <section className={isOpen ? styles.section : styles.notes}>
      <Disclosure title={t`How these figures are made`} defaultOpen={isOpen}>
        <ul className={styles.rules}>
          <li>
            <Trans>
              Games that both players confirmed count, and those of finished events between players with an
              account. Each counts once.
            </Trans>
          </li>
          <li>
            <Trans>The win rate is won games among those with a winner. Mirror games are apart.</Trans>
          </li>
          <li>
            <Trans>
              The range contains the true rate in 19 of 20 cases (95 % interval after Wilson). Where two
              ranges overlap, there is no difference to speak of.
            </Trans>
          </li>
          <li>
            <Trans>Under 20 games or 5 players on a side there is a count, and no rate.</Trans>
          </li>
          <li>
            <Trans>
              Lists, points levels, releases and regions come from finished events. Lists count once everybody
              may read them.
            </Trans>
          </li>
          <li>
            <Trans>
              Games with a unit are compared with games of the same faction without it. Players and other
              units differ too, and of many units one can differ by chance.
            </Trans>
          </li>
          <li>
            <Trans>One player counts for at most a fifth of the games on each side.</Trans>
          </li>
        </ul>
      </Disclosure>
      <Disclosure title={t`Not known yet`} defaultOpen={isOpen}>
        <p className={styles.hint}>
          <Trans>
            Games outside of events do not tell their lists, points or region. Older results, and those that
            were only reported at an event, do not say who began.
          </Trans>
        </p>
      </Disclosure>
    </section>
  );
}
