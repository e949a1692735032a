import { Link } from 'react-router';
import { Trans } from '@lingui/react/macro';
import { paths } from '#platform/paths.ts';
import styles from './catalogue.module.css';

/** The players whose changes are in the newest release and who wish to be named. */
export function Contributors({ names }: { names: readonly string[] }) {
  return (
    <>
      <p>
        <Trans>Players whose changes are in the newest release and who wish to be named:</Trans>
      </p>
      <ul className={styles.people}>
        {names.map((name) => (
          <li key={name}>
            <Link to={paths.publicProfile(name)}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
