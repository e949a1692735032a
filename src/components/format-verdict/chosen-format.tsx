import { useStore } from 'zustand';
import { formatsStore } from '#data/formats/formats-store.ts';
import { chosenFormat } from '#domain/formats/kept-formats.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { FormatVerdict } from './format-verdict.tsx';

/** The verdict of the format that the player chose to build for; nothing without one. */
export function ChosenFormat({ document }: { document: RosterDocument }) {
  const format = useStore(formatsStore, (state) => chosenFormat(state.value));
  return format === null ? null : <FormatVerdict format={format} document={document} subject={format.name} />;
}
