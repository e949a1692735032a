import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { placeOf, type ReaderChapter, type ReaderSource } from '#domain/reader/language-texts.ts';
import { readText, writeText } from '#platform/storage/local.ts';
import { storageKeys } from '#platform/storage/keys.ts';

/**
 * The place of the reader: a chapter by its number from 0, and the section in it that the address
 * or the last visit names.
 */
export type Place = {
  readonly chapter: number;
  readonly section: string | null;
  /** True when the address names it; otherwise it is the place where the reader stopped. */
  readonly isAsked: boolean;
};

/**
 * Returns the place of an address, else the one that was read last in this tab, else the beginning.
 * Null when the address names an unknown place.
 */
export function usePlace(
  source: ReaderSource,
  chapters: readonly ReaderChapter[],
  asked: string | undefined,
): Place | null {
  // Read once: a place that is stored during reading must not move the page.
  const [remembered] = useState(() => readText(storageKeys.readerPlace(source)));
  const find = (id: string | null, isAsked: boolean): Place | null => {
    const chapter = id === null ? null : placeOf(chapters, id);
    if (id === null || chapter === null) return null;
    return { chapter, section: chapters[chapter]?.id === id ? null : id, isAsked };
  };
  if (asked !== undefined) return find(asked, true);
  return find(remembered, false) ?? { chapter: 0, section: null, isAsked: false };
}

/**
 * Scrolls to the section of a place on arrival, but not when Back or a reload restores the scroll
 * position.
 */
export function useArrival(sectionId: string | null): void {
  const type = useNavigationType();
  const arrive = useEffectEvent((id: string) => {
    if (type === NavigationType.Pop && window.scrollY > 0) return;
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (sectionId !== null) arrive(sectionId);
  }, [sectionId]);
}

/**
 * The distance from the window's top, in CSS pixels, above which a section counts as being read:
 * below the bars.
 */
const READING_LINE = 180;

/**
 * The time that a reader must stay at a section before it is stored, in milliseconds. Scrolling up
 * to a tab is not reading.
 */
const REST_MS = 1_000;

/**
 * Returns the section that is being read. It follows the scrolling, and is stored for the next
 * visit once the reader stays there; a section in the address is stored at once.
 */
export function useReading(
  source: ReaderSource,
  chapter: ReaderChapter | undefined,
  asked: string | null,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (asked !== null) writeText(storageKeys.readerPlace(source), asked);
  }, [source, asked]);
  useEffect(() => {
    if (chapter === undefined) return;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      const id = sectionInView(chapter);
      if (id === null) return;
      setCurrent(id);
      clearTimeout(rest);
      rest = setTimeout(() => writeText(storageKeys.readerPlace(source), id), REST_MS);
    };
    const onScroll = () => {
      frame = frame === 0 ? requestAnimationFrame(look) : frame;
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      window.removeEventListener('scroll', onScroll);
    };
  }, [source, chapter]);
  return chapter?.sections.some(({ id }) => id === current) === true ? current : null;
}

function sectionInView({ id, sections }: ReaderChapter): string | null {
  const places = sections.flatMap((section) => {
    const top = document.getElementById(section.id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id: section.id, top }];
  });
  const [first] = places;
  if (first === undefined) return null;
  if (window.scrollY === 0) return id;
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const passed = places.filter(({ top }) => top <= READING_LINE);
  return (
    (isAtEnd ? places.findLast(({ top }) => top < window.innerHeight / 2) : passed.at(-1))?.id ?? first.id
  );
}
