import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { HandedInList } from '#domain/events/lists/event-lists.ts';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './event-lists.module.css';
import { Seal } from './seal.tsx';

/** A version of a list: its number, time and seal, and why it was late. */
export function VersionLine({ list }: { list: HandedInList }) {
  const { i18n } = useLingui();
  const { at, isByOrganisers, lateReason, version } = list;
  return (
    <div className={styles.version}>
      <p className={styles.line}>
        <strong>
          <Trans>Version {version}</Trans>
        </strong>{' '}
        <time dateTime={at}>{i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </p>
      {lateReason !== null && (
        <p className={styles.line}>
          <Badge tone="warning">
            <Trans>Late</Trans>
          </Badge>{' '}
          {lateReason}
        </p>
      )}
      {isByOrganisers && (
        <p className={styles.note}>
          <Trans>Handed in by the organisers</Trans>
        </p>
      )}
      <Seal list={list} />
    </div>
  );
}

/** The versions before the one that counts; nothing without any. */
export function OlderVersions({ lists }: { lists: readonly HandedInList[] }) {
  if (lists.length === 0) return null;
  return (
    <Disclosure title={<Trans>Older versions</Trans>} count={lists.length}>
      <ul className={styles.plain}>
        {lists.map((list) => (
          <li key={list.version}>
            <VersionLine list={list} />
            {list.list !== null && (
              <Link to={paths.sharedList(list.list.code)}>
                <Trans>Show version {list.version}</Trans>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
