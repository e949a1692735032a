import { t } from '@lingui/core/macro';
import { reportWrite } from '#components/refused-write/report-write.ts';
import { formatsStore } from '#data/formats/formats-store.ts';
import type { Format } from '#domain/formats/format.ts';
import { type KeptFormats, MOST_FORMATS, withFormat, withoutFormat } from '#domain/formats/kept-formats.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Changes the kept formats, and reports a change that cannot be kept. True when it holds now. */
function changeFormats(change: (kept: KeptFormats) => KeptFormats): boolean {
  const written = formatsStore.getState().change(change);
  return reportWrite(written, 'formats', t`Your formats stay until you leave. Share them to keep them.`);
}

/** Keeps a format; one of the same id gives up its place. True when it is kept. */
export function keepFormat(format: Format): boolean {
  if (withFormat(formatsStore.getState().value, format) === null) {
    toast.error({
      id: 'formats',
      title: t`There is room for ${MOST_FORMATS} formats`,
      description: t`Nothing was changed. Delete one you no longer need.`,
    });
    return false;
  }
  return changeFormats((kept) => withFormat(kept, format) ?? kept);
}

/** Chooses the format that the builder checks lists against, or none. */
export function chooseFormat(id: string | null): void {
  changeFormats((kept) => ({ ...kept, chosen: id }));
}

/** Deletes a format, with a message that can take it back. */
export function deleteFormat(id: string): void {
  const before = formatsStore.getState().value;
  if (!changeFormats((kept) => withoutFormat(kept, id))) return;
  toast.success({
    id: 'formats',
    title: t`Format deleted`,
    action: { label: t`Undo`, onPress: () => void changeFormats(() => before) },
  });
}
