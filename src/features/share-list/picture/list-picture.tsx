import { Trans, useLingui } from '@lingui/react/macro';
import { MadePicture } from '#components/made-picture/made-picture.tsx';
import type { FactionId } from '#domain/catalogue/types.ts';
import { fileNameOf } from '#platform/files/download.ts';
import { logFailure } from '#platform/log-failure.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import type { ShownMark } from '#domain/roster/shown-marks.ts';
import { useFetched } from '#platform/use-fetched.ts';
import { useSettled } from '#platform/use-settled.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { drawLayout, type Look } from './draw-layout.ts';
import { listLayout } from './list-layout.ts';
import { type PicturedList, WIDTH } from './pictured-list.ts';
import { usePicturedList } from './use-pictured-list.ts';

type ListPictureProps = {
  /** With the name under which it is shown. */
  document: RosterDocument;
  marks: readonly ShownMark[];
  look: Look;
};

/** The pause in typing, in milliseconds, after which the picture is drawn again. */
const PAUSE_MS = 400;

/** The picture of a list, drawn by the browser itself, to save and to share. */
export function ListPicture({ document, marks, look }: ListPictureProps) {
  const { t } = useLingui();
  const list = usePicturedList(document, marks);
  const key = useSettled(JSON.stringify([list, document.faction, look]), PAUSE_MS);
  const drawn = useFetched(key, async () => drawList(list, document.faction, look));
  if (drawn === null) return <Spinner label={t`Drawing the picture`} />;
  if (drawn === 'failed')
    return (
      <p role="alert">
        <Trans>This browser cannot draw the picture. Share the link or the text.</Trans>
      </p>
    );
  const { name } = list;
  return <MadePicture key={drawn.address} {...drawn} width={WIDTH} title={t`Picture of ${name}`} />;
}

async function drawList(list: PicturedList, faction: FactionId, look: Look) {
  try {
    const { picture, height } = await drawLayout((measure) => listLayout(list, measure), faction, look);
    const file = new File([picture], fileNameOf(`${list.name}.png`), { type: 'image/png' });
    return { file, height, address: URL.createObjectURL(file) };
  } catch (error) {
    logFailure('The picture of a list could not be drawn', error);
    return 'failed';
  }
}
