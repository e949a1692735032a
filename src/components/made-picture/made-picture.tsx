import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { downloadBlob } from '#platform/files/download.ts';
import { canShareFiles, shareLink } from '#platform/sharing/share-sheet.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './made-picture.module.css';

type MadePictureProps = {
  file: File;
  /** An object URL of the file, revoked when the picture goes. */
  address: string;
  title: string;
  /** In pixels of the picture. */
  width: number;
  height: number;
};

/** A picture that was made on request: to look at, to share, to save. */
export function MadePicture({ file, address, title, width, height }: MadePictureProps) {
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <div className={styles.picture}>
      <img src={address} alt={title} width={width} height={height} />
      <div className={styles.ways}>
        {canShareFiles([file]) && (
          <Button icon="share" onClick={() => void shareLink({ title, files: [file] })}>
            <Trans>Share the picture</Trans>
          </Button>
        )}
        <Button icon="download" onClick={() => downloadBlob(file.name, file)}>
          <Trans>Save the picture</Trans>
        </Button>
      </div>
    </div>
  );
}
