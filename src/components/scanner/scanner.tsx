import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { codeReader } from '#platform/scanning/code-reader.ts';
import { readPictureFile } from '#platform/scanning/read-pictures.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { FileButton } from '#ui/file-button/file-button.tsx';
import { type CameraState, useCamera } from './use-camera.ts';
import styles from './scanner.module.css';

type ScannerProps = {
  /** Called with the text of each code that comes into view. */
  onText: (text: string) => void;
  onClose: () => void;
  /** A sign over the camera's picture. */
  sign?: ReactNode;
  /** The outcome of the last code in words. */
  children?: ReactNode;
};

/** The camera's picture, whose QR codes are read, and the way to read one from a picture file. */
export function Scanner({ onText, onClose, sign, children }: ScannerProps) {
  const { film, state, retry } = useCamera(onText);
  const isFilm = state === 'starting' || state === 'looking';
  return (
    <div className={styles.scanner}>
      <div className={styles.frame} hidden={!isFilm}>
        <video ref={film} className={styles.film} muted playsInline aria-hidden />
        {sign}
      </div>
      {!isFilm && <CameraTrouble problem={state} onRetry={retry} />}
      <p className={styles.status} role="status">
        {children ??
          (state === 'looking' ? (
            <Trans>Hold the QR code of a list in front of the camera.</Trans>
          ) : state === 'starting' ? (
            <Trans>Waiting for the camera…</Trans>
          ) : null)}
      </p>
      <div className={styles.buttons}>
        <PictureButton onText={onText} />
        <Button variant="quiet" icon="close" onClick={onClose}>
          <Trans>Stop scanning</Trans>
        </Button>
      </div>
    </div>
  );
}

type Trouble = Exclude<CameraState, 'starting' | 'looking'>;

/** The reason why there is no picture, and what to do. */
function CameraTrouble({ problem, onRetry }: { problem: Trouble; onRetry: () => void }) {
  const { t } = useLingui();
  const titles: Readonly<Record<Trouble, string>> = {
    insecure: t`The camera needs an https address`,
    missing: t`No camera was found`,
    refused: t`The camera is not allowed`,
    busy: t`Another app uses the camera`,
    unfetched: t`The scanner could not be fetched`,
  };
  const hints: Readonly<Record<Trouble, string>> = {
    insecure: t`Read a picture of the code, or type its letters.`,
    missing: t`Read a picture of the code, or type its letters.`,
    refused: t`Allow it for this page in the browser’s settings, then try again.`,
    busy: t`Close the other app, then try again.`,
    unfetched: t`Connect to the network once. Afterwards it works offline.`,
  };
  const canRetry = problem !== 'insecure' && problem !== 'missing';
  return (
    <Banner
      tone="warning"
      role="alert"
      title={titles[problem]}
      actions={
        canRetry && (
          <Button size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <p>{hints[problem]}</p>
    </Banner>
  );
}

/** Reads codes from a picture that the player chooses or takes. */
function PictureButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File) => {
    setIsBusy(true);
    setProblem(null);
    const reader = await codeReader().catch(() => null);
    const texts = reader === null ? [] : await readPictureFile(file, reader);
    setIsBusy(false);
    if (reader === null)
      setProblem(t`The scanner could not be fetched. Connect to the network once, then try again.`);
    else if (texts === null) setProblem(t`This file is not a picture that the browser can read.`);
    else if (texts.length === 0) setProblem(t`This picture shows no QR code. Try one from closer by.`);
    else for (const text of texts) onText(text);
  };
  return (
    <>
      <FileButton
        busy={isBusy}
        label={t`Picture of a QR code`}
        accept="image/*"
        onFile={(file) => void read(file)}
      >
        <Trans>Read a picture</Trans>
      </FileButton>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
