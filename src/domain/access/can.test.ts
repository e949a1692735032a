import { describe, expect, it } from 'vitest';
import { type Action, can } from './can.ts';
import { GUEST, LOADING, PREVIEW_VIEWER, userIdOf, type Viewer } from './viewer.ts';

const USER: Viewer = {
  status: 'authenticated',
  userId: '4f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f11',
  email: 'anna@example.org',
  isWabAdmin: false,
  isTester: false,
  isPreview: false,
};
const TESTER: Viewer = { ...USER, isTester: true };
const ADMIN: Viewer = { ...USER, isWabAdmin: true };

/**
 * The viewers that may: loading, guest, user, tester, admin, pseudo user of previews
 * (docs/product.md, "Roles").
 */
const MATRIX: Readonly<Record<Action, string>> = {
  build: 'yes yes yes yes yes yes',
  'save-locally': 'yes yes yes yes yes yes',
  'view-shared-list': 'yes yes yes yes yes yes',
  'sign-in': 'no yes no no no yes',
  'sign-out': 'no no yes yes yes no',
  'save-to-cloud': 'no no yes yes yes yes',
  'view-cloud-lists': 'no no yes yes yes yes',
  'post-to-community': 'no no yes yes yes yes',
  'react-to-posts': 'no no yes yes yes yes',
  'view-activity': 'no no yes yes yes yes',
  'view-own-profile': 'no no yes yes yes yes',
  'open-play-mode': 'no no no yes yes yes',
  'use-tester-features': 'no no no yes no no',
  administer: 'no no no no yes yes',
};

describe('what a viewer may', () => {
  it.each(Object.entries(MATRIX))('%s: %s', (action, expected) => {
    const viewers = [LOADING, GUEST, USER, TESTER, ADMIN, PREVIEW_VIEWER];
    const found = viewers.map((viewer) => (can(viewer, action as Action) ? 'yes' : 'no'));
    expect(found.join(' ')).toBe(expected);
  });
});

it('the pseudo user of previews has no id that anything may be stored under', () => {
  expect([LOADING, GUEST, USER, PREVIEW_VIEWER].map(userIdOf)).toEqual([null, null, USER.userId, null]);
});
