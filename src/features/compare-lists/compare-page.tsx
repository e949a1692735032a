import { useParams, useSearchParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { readCompared, readReleases } from '#data/lists/compared-lists.ts';
import { BothLists } from './both-lists.tsx';

/** Apart: it brings the words of all that may be wrong with a list. */
const loadUnreadLists = async () => (await import('./unread-lists.tsx')).UnreadLists;
/** Apart: few ask for another release, and it brings the files of the catalogue. */
const loadUnderReleases = async () => (await import('./under-releases.tsx')).UnderReleases;

/** `/compare/{list}/{list}`: two lists side by side (docs/product.md, "Compare lists"). */
export function Component() {
  const { a = '', b = '' } = useParams();
  const [search] = useSearchParams();
  const read = readCompared({ one: a, other: b }, search);
  if (!read.one.ok || !read.other.ok) return <Lazy load={loadUnreadLists} props={{ read }} />;
  const [one, other] = [read.one.document, read.other.document];
  const releases = readReleases(search);
  if (releases.one === null && releases.other === null) return <BothLists one={one} other={other} />;
  return <Lazy load={loadUnderReleases} props={{ one, other, releases }} />;
}
