import { plainLine, plainProse } from './plain-text.ts';

export const MOST_NAME = 200;
export const MOST_DESCRIPTION = 4_000;
export const MOST_TOURNAMENT_NAME = 200;

/** The fields of the dialog that posts a list, as typed (docs/product.md, "Post drafts"). */
export type PostForm = {
  readonly postName: string;
  readonly description: string;
  /** Null: the automatic choice. */
  readonly selectedImage: string | null;
  readonly isTournamentList: boolean;
  readonly tournamentName: string;
};

/**
 * The fields of a post that come from the form (docs/product.md, "Posting a list"): trimmed, null
 * where there is nothing.
 */
export type PostFields = {
  readonly name: string;
  readonly description: string | null;
  readonly image_url: string | null;
  readonly is_tournament_list: boolean;
  readonly tournament_name: string | null;
};

/** The form of a list that was never posted or written about. */
export function emptyForm(listName: string): PostForm {
  return {
    postName: listName.trim(),
    description: '',
    selectedImage: null,
    isTournamentList: false,
    tournamentName: '',
  };
}

/** True when two forms say the same. */
export function isSameForm(one: PostForm, other: PostForm): boolean {
  return (
    one.postName === other.postName &&
    one.description === other.description &&
    one.selectedImage === other.selectedImage &&
    one.isTournamentList === other.isTournamentList &&
    one.tournamentName === other.tournamentName
  );
}

/** The fields of a post beside its name and units. */
export type PostField = 'description' | 'image_url' | 'tournament';

/** Lists what posting these fields changes in a post. */
export function changedFields(before: PostFields, after: PostFields): readonly PostField[] {
  const isTournamentSame =
    before.is_tournament_list === after.is_tournament_list &&
    before.tournament_name === after.tournament_name;
  return [
    ...(before.description === after.description ? [] : (['description'] as const)),
    ...(before.image_url === after.image_url ? [] : (['image_url'] as const)),
    ...(isTournamentSame ? [] : (['tournament'] as const)),
  ];
}

/**
 * The reason why a list cannot be posted, the first in the order of docs/product.md, "Posting a
 * list"; null when it can.
 */
export type PostProblem = 'signed-out' | 'name' | 'empty';

export function firstProblem(
  form: Pick<PostForm, 'postName'>,
  { isSignedIn, unitCount }: { readonly isSignedIn: boolean; readonly unitCount: number },
): PostProblem | null {
  if (!isSignedIn) return 'signed-out';
  if (plainLine(form.postName, MOST_NAME) === '') return 'name';
  return unitCount === 0 ? 'empty' : null;
}

/** The form as it is posted. `autoImage`: the picture that goes with it when none was chosen. */
export function postFields(form: PostForm, autoImage: string | null): PostFields {
  const tournamentName = plainLine(form.tournamentName, MOST_TOURNAMENT_NAME);
  return {
    name: plainLine(form.postName, MOST_NAME),
    description: plainProse(form.description, MOST_DESCRIPTION) || null,
    image_url: form.selectedImage ?? autoImage,
    is_tournament_list: form.isTournamentList,
    tournament_name: (form.isTournamentList && tournamentName) || null,
  };
}
