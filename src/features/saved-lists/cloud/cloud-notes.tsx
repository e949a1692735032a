import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { nearlyFull } from '#domain/roster/sync/room.ts';
import { roomMessage } from '#platform/words/room-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { noteOffer, offerState } from '#data/cloud/upload-offer.ts';
import styles from '../saved-lists.module.css';
import type { Shown } from './use-shown-lists.ts';

/** Notes that the cloud's lists are loading, could not be loaded, or fill the account. */
export function CloudNotes({ shown }: { shown: Shown }) {
  const { i18n } = useLingui();
  if (shown.isFailed) {
    const { takenAt } = shown;
    const day =
      takenAt === null ? '' : i18n.date(new Date(takenAt), { dateStyle: 'medium', timeStyle: 'short' });
    return (
      <Banner
        tone="warning"
        actions={
          <Button variant="secondary" icon="refresh" onClick={shown.refetch}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          {takenAt === null ? (
            <Trans>The lists in the cloud cannot be reached now. Those of this device are here.</Trans>
          ) : (
            <Trans>The cloud cannot be reached now. Its lists are shown as they were on {day}.</Trans>
          )}
        </p>
      </Banner>
    );
  }
  const room = nearlyFull(shown.cloud.map(({ list }) => list));
  if (!shown.isLoading && room !== null) {
    return (
      <Banner tone="warning">
        <p>{i18n._(roomMessage(room))}</p>
      </Banner>
    );
  }
  if (!shown.isLoading) return null;
  return (
    <p className={styles.tools} role="status">
      <Spinner size={18} /> <Trans>Fetching the lists in the cloud…</Trans>
    </p>
  );
}

type OfferCardProps = { userId: string; count: number; onUpload: () => Promise<void> };

/** Offers once to take this device's lists into the cloud. They stay here whatever the answer. */
export function OfferCard({ userId, count, onUpload }: OfferCardProps) {
  const [isOpen, setOpen] = useState(() => offerState(userId) !== 'answered');
  const close = () => {
    noteOffer(userId, 'answered');
    setOpen(false);
  };
  const upload = useMutation({ mutationFn: onUpload, onSuccess: close });
  if (!isOpen || count === 0) return null;
  return (
    <Banner
      tone="info"
      icon="cloud"
      title={
        <Plural value={count} one="# list is on this device only" other="# lists are on this device only" />
      }
      actions={
        <>
          <Button variant="secondary" busy={upload.isPending} onClick={() => upload.mutate()}>
            <Plural value={count} one="Save it to the cloud" other="Save them to the cloud" />
          </Button>
          <Button variant="quiet" onClick={close}>
            <Plural value={count} one="Keep it here only" other="Keep them here only" />
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={count}
          one="In the cloud you have it on every device. It stays on this one too."
          other="In the cloud you have them on every device. They stay on this one too."
        />
      </p>
    </Banner>
  );
}
