import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from '../statistics.module.css';

/** Says which games count, and when there is a rate. */
export function AboutOwnFigures() {
  const { t } = useLingui();
  return (
    <Disclosure title={t`How these figures are made`}>
      <ul className={styles.rules}>
        <li>
          <Trans>Games against guests count, and games that the other player confirmed.</Trans>
        </li>
        <li>
          <Trans>The win rate is won games among those with a winner. Under 20 of these there is none.</Trans>
        </li>
        <li>
          <Trans>
            The range contains the true rate in 19 of 20 cases (95 % interval after Wilson). Where two ranges
            overlap, there is no difference to speak of.
          </Trans>
        </li>
        <li>
          <Trans>Lists, units and times come from this device’s games alone: no server knows them.</Trans>
        </li>
      </ul>
    </Disclosure>
  );
}
