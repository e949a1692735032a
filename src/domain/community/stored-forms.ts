import * as v from 'valibot';
import { jsonOf } from '../catalogue/json-of.ts';
import { isShowable, shownPicture } from './picture.ts';
import { emptyForm, type PostFields, type PostForm } from './post-form.ts';

/** Most lists whose forms are kept. */
const MOST_FORMS = 20;

const text = v.fallback(v.string(), '');
const formFields = v.object({
  postName: text,
  description: text,
  selectedImage: v.fallback(v.nullable(v.string()), null),
  isTournamentList: v.fallback(v.boolean(), false),
  tournamentName: text,
});
const keptForm = v.object({ ...formFields.entries, listName: v.string() });

/** A form with the name of the list that it is about. */
type KeptForm = PostForm & { readonly listName: string };

/**
 * The text under the key `army-list-form-data` (docs/product.md, "Post drafts"): the form that was
 * written in last, and under `others` those of other lists. A form of the older app says no list:
 * it is about the one that it names.
 */
function readForms(stored: string | null): readonly KeptForm[] {
  const value = jsonOf(stored ?? '');
  const latest = v.safeParse(formFields, value);
  if (!latest.success) return [];
  const named = v.safeParse(v.object({ listName: v.string() }), value);
  const others = v.safeParse(v.object({ others: v.array(v.unknown()) }), value);
  const rest = others.success ? others.output.others : [];
  return [
    { ...latest.output, listName: named.success ? named.output.listName : latest.output.postName.trim() },
    ...rest.flatMap((item) => {
      const one = v.safeParse(keptForm, item);
      return one.success ? [one.output] : [];
    }),
  ];
}

/**
 * Returns the form that was kept for a list of this name; null when there is no form or the stored
 * text is not one.
 */
export function keptFormOf(stored: string | null, listName: string): PostForm | null {
  const kept = readForms(stored).find((form) => form.listName === listName.trim());
  if (kept === undefined) return null;
  const { listName: _list, ...form } = kept;
  return form.selectedImage !== null && !isShowable(form.selectedImage)
    ? { ...form, selectedImage: null }
    : form;
}

/** The stored text with this form in it, as the latest. */
export function withForm(stored: string | null, listName: string, form: PostForm): string {
  const name = listName.trim();
  const others = readForms(stored).filter((other) => other.listName !== name);
  return JSON.stringify({ ...form, listName: name, ...restOf(others.slice(0, MOST_FORMS - 1)) });
}

/** The stored text without the form of this list; null when nothing is left. */
export function withoutForm(stored: string | null, listName: string): string | null {
  const [latest, ...others] = readForms(stored).filter((form) => form.listName !== listName.trim());
  return latest === undefined ? null : JSON.stringify({ ...latest, ...restOf(others) });
}

function restOf(others: readonly KeptForm[]) {
  return others.length === 0 ? {} : { others };
}

const editingFields = v.object({
  name: v.string(),
  description: v.fallback(v.nullable(v.string()), null),
  image_url: v.fallback(v.nullable(v.string()), null),
  is_tournament_list: v.fallback(v.boolean(), false),
  tournament_name: v.fallback(v.nullable(v.string()), null),
});

/** The text to keep under the key `editing-shared-list` while a post is edited in the builder. */
export function editingText(post: PostFields): string {
  return JSON.stringify({
    name: post.name,
    description: post.description,
    image_url: post.image_url,
    is_tournament_list: post.is_tournament_list,
    tournament_name: post.tournament_name,
  });
}

/**
 * The form of the post that is being edited, when it is about the list of this name
 * (docs/product.md, "Post drafts"); else null.
 */
export function editedFormOf(stored: string | null, listName: string): PostForm | null {
  const read = v.safeParse(editingFields, jsonOf(stored ?? ''));
  if (!read.success || read.output.name.trim() !== listName.trim()) return null;
  return formOfPost(read.output);
}

/** The form that says what a post says. */
export function formOfPost(post: PostFields): PostForm {
  const { name, description, image_url, is_tournament_list, tournament_name } = post;
  return {
    ...emptyForm(name),
    description: description ?? '',
    selectedImage: shownPicture(image_url),
    isTournamentList: is_tournament_list,
    tournamentName: tournament_name ?? '',
  };
}
