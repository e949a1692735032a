import { Trans } from '@lingui/react/macro';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from './event-lists.module.css';

/** The meaning of a seal, in words (docs/decisions/110). */
export function AboutSeals() {
  return (
    <Disclosure title={<Trans>What a seal proves</Trans>}>
      <div className={styles.prose}>
        <p>
          <Trans>
            A seal is a number that the server computes from a list and a random secret. Everybody sees the
            seal and its time at once. The list and the secret stay closed until the deadline.
          </Trans>
        </p>
        <p>
          <Trans>
            When a list is opened, this device computes the seal again. If it fits, not a letter of the list
            has changed since it was handed in. Nobody can guess a list from its seal.
          </Trans>
        </p>
        <p>
          <Trans>
            The time is that of the server. Note your own seal: the same seal later means that your list is
            the one you handed in.
          </Trans>
        </p>
      </div>
    </Disclosure>
  );
}
