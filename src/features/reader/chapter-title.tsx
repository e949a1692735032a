import { Trans } from '@lingui/react/macro';
import type { ReaderChapter } from '#domain/reader/language-texts.ts';
import { MORE_QUESTIONS } from '#domain/reader/texts-from-rows.ts';

/** A chapter's title. Questions that belong to no topic stand under one of our own. */
export function ChapterTitle({ chapter: { id, title } }: { chapter: ReaderChapter }) {
  return id === MORE_QUESTIONS && title === '' ? <Trans>More questions</Trans> : title;
}
