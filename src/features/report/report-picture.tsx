import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MadePicture } from '#components/made-picture/made-picture.tsx';
import { drawReport } from '#data/live/report-picture.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameState } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { pictureOf, type Say } from './report-words.ts';

type ReportPictureProps = { state: GameState; say: Say; language: Language };

type Drawn =
  | { readonly kind: 'none' | 'busy' | 'failed' }
  | { readonly kind: 'drawn'; readonly file: File; readonly address: string };

/** The picture of a report, drawn when it is asked for: to look at, to share, to save. */
export function ReportPicture({ state, say, language }: ReportPictureProps) {
  const { t } = useLingui();
  const [drawn, setDrawn] = useState<Drawn>({ kind: 'none' });
  const draw = async () => {
    setDrawn({ kind: 'busy' });
    const file = await drawReport(pictureOf(state, say, language));
    setDrawn(
      file === null ? { kind: 'failed' } : { kind: 'drawn', file, address: URL.createObjectURL(file) },
    );
  };
  if (drawn.kind === 'drawn')
    return (
      <MadePicture
        file={drawn.file}
        address={drawn.address}
        title={t`Battle report`}
        width={1200}
        height={630}
      />
    );
  return (
    <div>
      <Button icon="card" busy={drawn.kind === 'busy'} onClick={() => void draw()}>
        <Trans>Make a picture</Trans>
      </Button>
      {drawn.kind === 'failed' && (
        <p role="alert">
          <Trans>The picture cannot be drawn now. Try again later, or share the text.</Trans>
        </p>
      )}
    </div>
  );
}
