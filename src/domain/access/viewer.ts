/**
 * The person who looks at the app (docs/product.md, "Sessions"): not known yet, a guest, or a
 * signed-in user.
 */
export type Viewer =
  | { readonly status: 'loading' }
  | { readonly status: 'guest' }
  | {
      readonly status: 'authenticated';
      readonly userId: string;
      readonly email: string;
      /** `profiles.wab_admin`. */
      readonly isWabAdmin: boolean;
      /** `profiles.tester`. */
      readonly isTester: boolean;
      /**
       * The pseudo user of preview hosts: rights in the interface only, the server grants it
       * nothing.
       */
      readonly isPreview: boolean;
    };

export const LOADING: Viewer = { status: 'loading' };
export const GUEST: Viewer = { status: 'guest' };

/**
 * The viewer of preview hosts while nobody is signed in (docs/product.md, "Sessions"): an
 * administrator who does not exist.
 */
export const PREVIEW_VIEWER: Viewer = {
  status: 'authenticated',
  userId: '00000000-0000-0000-0000-000000000000',
  email: '',
  isWabAdmin: true,
  isTester: false,
  isPreview: true,
};

/**
 * The id of a signed-in user who exists; null for a guest, the pseudo user of previews and while it
 * is not known.
 */
export function userIdOf(viewer: Viewer): string | null {
  return viewer.status === 'authenticated' && !viewer.isPreview ? viewer.userId : null;
}
