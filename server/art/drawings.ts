import { type ArtSource, artSourceOf, readSources } from '#art/card/read-cards.ts';
import { type Picture, picturesOf } from '#art/render/pictures.ts';
import { applyOverlay, type CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import type { Catalogue } from '#domain/catalogue/types.ts';
import type { Releases } from '../catalogue/releases.ts';

/** A version of the catalogue and its pictures, by `<folder>/<stem>`. */
export type Drawings = {
  /** The number of the release that is in place, 0 for the files alone. */
  readonly number: number;
  readonly catalogue: Catalogue;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly cardInput: ArtSource['cardInput'];
  readonly sources: CatalogueSources;
};

/** The drawings of the files, and those of the releases over them. */
export type AllDrawings = {
  readonly files: () => Drawings;
  /**
   * Those with a release in place, the newest one for null. Null when there is no such release, and
   * when the files do not take it.
   */
  readonly at: (number: number | null) => Promise<Drawings | null>;
  /** The newest release's, or those of the files. */
  readonly newest: () => Promise<Drawings>;
  /** The release's own picture of a name; null where it is that of the files. */
  readonly ownPicture: (release: Drawings, name: string) => Picture | null;
};

/** Releases whose drawings are kept. */
const MOST_KEPT = 3;

/** Reads the files under `root` when they are first needed: the start must not wait for them. */
export function allDrawings(root: string, releases: Releases | null): AllDrawings {
  let sources: CatalogueSources | null = null;
  let files: Drawings | null = null;
  const kept = new Map<number, Drawings | null>();
  /** Pictures that were compared with those of the files: true for another one. */
  const compared = new WeakMap<Drawings, Map<string, boolean>>();

  const withRelease = ({ number, overlay }: CatalogueRelease): Drawings | null => {
    const known = kept.get(number);
    if (known !== undefined) return known;
    sources ??= readSources(root);
    const applied = applyOverlay(sources, overlay);
    const made = applied.ok ? drawingsOf(root, applied.value, number) : null;
    kept.set(number, made);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    return made;
  };
  const ofFiles = () => {
    sources ??= readSources(root);
    files ??= drawingsOf(root, sources, 0);
    return files;
  };
  const at = async (number: number | null) => {
    const release = (await (number === null ? releases?.newest() : releases?.at(number))) ?? null;
    return release === null ? null : withRelease(release);
  };
  return {
    files: ofFiles,
    at,
    newest: async () => (await at(null)) ?? ofFiles(),
    ownPicture: (release, name) => {
      const picture = release.pictures.get(name);
      if (picture === undefined) return null;
      const known = compared.get(release) ?? new Map<string, boolean>();
      compared.set(release, known);
      const differs = known.get(name) ?? picture.svg() !== ofFiles().pictures.get(name)?.svg();
      known.set(name, differs);
      return differs ? picture : null;
    },
  };
}

function drawingsOf(root: string, sources: CatalogueSources, number: number): Drawings {
  const source = artSourceOf(root, sources);
  const pictures = picturesOf(source).map(
    (picture) => [`${picture.folder}/${picture.stem}`, picture] as const,
  );
  return {
    number,
    catalogue: source.catalogue,
    pictures: new Map(pictures),
    cardInput: source.cardInput,
    sources,
  };
}
