import type { ReaderSource } from '#domain/reader/language-texts.ts';
import { paths } from '#platform/paths.ts';

/** The address of a chapter or section, or of the tab itself. */
export function readerPath(source: ReaderSource, place = ''): string {
  return source === 'rules' ? paths.rules(place) : paths.faq(place);
}

/** The name in the address of the dialog that explains a word. */
export const TERM_DIALOG = 'term';
