import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './sign-in.module.css';

/** The button for going on without an account, and what needs an account. */
export function GuestPanel() {
  const { t } = useLingui();
  const kept = [
    t`Build lists and see whether they are legal`,
    t`Keep them on this device, also without a network`,
    t`Share them by link, print them, play with them`,
  ];
  const missed = [
    t`Your lists on your other devices`,
    t`Posting lists to the community, comments and likes`,
    t`Following players and your activity feed`,
  ];
  return (
    <section className={styles.guest} aria-labelledby="guest-title">
      <div className={styles.guestHead}>
        <h2 id="guest-title">
          <Trans>No account?</Trans>
        </h2>
        <Button render={<Link to={paths.builder()} />} trailingIcon="chevron-right">
          <Trans>Continue as guest</Trans>
        </Button>
      </div>
      <div className={styles.guestLists}>
        <div>
          <h3>
            <Trans>As a guest you can</Trans>
          </h3>
          <ul>
            {kept.map((line) => (
              <li key={line}>
                <Icon name="check" size={18} className={styles.yes} />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>
            <Trans>You go without</Trans>
          </h3>
          <ul>
            {missed.map((line) => (
              <li key={line}>
                <Icon name="minus" size={18} className={styles.no} />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="muted">
        <Trans>An account can be made at any time: what is on this device stays on it.</Trans>
      </p>
    </section>
  );
}
