import type { Viewer } from './viewer.ts';

/**
 * Everything that not everybody may do, and what everybody may for completeness' sake
 * (docs/product.md, "Roles").
 */
export type Action =
  | 'build'
  | 'save-locally'
  | 'view-shared-list'
  | 'sign-in'
  | 'sign-out'
  | 'save-to-cloud'
  | 'view-cloud-lists'
  | 'post-to-community'
  | 'react-to-posts'
  | 'view-activity'
  | 'view-own-profile'
  | 'open-play-mode'
  | 'use-tester-features'
  | 'administer';

type Rule = (viewer: Viewer) => boolean;

const everybody: Rule = () => true;
const user: Rule = (viewer) => viewer.status === 'authenticated';
const admin: Rule = (viewer) => viewer.status === 'authenticated' && viewer.isWabAdmin;

const RULES: Readonly<Record<Action, Rule>> = {
  build: everybody,
  'save-locally': everybody,
  'view-shared-list': everybody,
  // Also where only the pseudo user of previews is there: a tester of a preview may sign in with an
  // account of theirs.
  'sign-in': (viewer) => viewer.status === 'guest' || (viewer.status === 'authenticated' && viewer.isPreview),
  'sign-out': (viewer) => viewer.status === 'authenticated' && !viewer.isPreview,
  'save-to-cloud': user,
  'view-cloud-lists': user,
  'post-to-community': user,
  'react-to-posts': user,
  'view-activity': user,
  'view-own-profile': user,
  'open-play-mode': (viewer) =>
    viewer.status === 'authenticated' && (viewer.isTester || viewer.isWabAdmin || viewer.isPreview),
  'use-tester-features': (viewer) => viewer.status === 'authenticated' && viewer.isTester,
  administer: admin,
};

/**
 * True when the interface offers an action to a viewer (docs/product.md, "Roles"; table in
 * docs/roles.md). While it is not known who looks, only what everybody may. The database decides
 * for itself: this hides buttons, it protects nothing.
 */
export function can(viewer: Viewer, action: Action): boolean {
  return RULES[action](viewer);
}
