import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { noteOffer, offerState } from '#data/cloud/upload-offer.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

type OfferCardProps = { userId: string; count: number; onUpload: () => Promise<void> };

/** Offers once to take this device's lists into the cloud. They stay here whatever the answer. */
export function OfferCard({ userId, count, onUpload }: OfferCardProps) {
  const [isOpen, setOpen] = useState(() => offerState(userId) !== 'answered');
  const [isBusy, setBusy] = useState(false);
  if (!isOpen || count === 0) return null;
  const close = () => {
    noteOffer(userId, 'answered');
    setOpen(false);
  };
  const upload = async () => {
    setBusy(true);
    await onUpload();
    close();
  };
  return (
    <Banner
      tone="info"
      icon="cloud"
      title={
        <Plural value={count} one="# list is on this device only" other="# lists are on this device only" />
      }
      actions={
        <>
          <Button variant="secondary" busy={isBusy} onClick={() => void upload()}>
            <Trans>Save them to the cloud</Trans>
          </Button>
          <Button variant="quiet" onClick={close}>
            <Trans>Keep them here only</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>In the cloud you have them on every device. They stay on this one too.</Trans>
      </p>
    </Banner>
  );
}
