import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from '../statistics.module.css';

/** Says how ratings are made, and how one gets on the list and off it. */
export function AboutRatings() {
  const { t } = useLingui();
  return (
    <Disclosure title={t`How these figures are made`}>
      <ul className={styles.rules}>
        <li>
          <Trans>
            Ratings follow Glicko-2. Everybody begins each half-year with 1500 ± 350; each month is a period.
          </Trans>
        </li>
        <li>
          <Trans>
            The true strength lies within two deviations of the rating in 19 of 20 cases. Above ± 150 a rating
            is provisional and has no rank.
          </Trans>
        </li>
        <li>
          <Trans>Only confirmed games between two players on the list count.</Trans>
        </li>
        <li>
          <Trans>
            You are listed only if you turn it on in your profile. Turn it off, and you are gone at once.
          </Trans>
        </li>
      </ul>
    </Disclosure>
  );
}
