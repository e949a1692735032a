import { whenIdle } from '#platform/after-paint.ts';

/** Loads a form of the profile, when it first opens or in advance. */
export const loadIdentityForm = async () => (await import('./identity-form.tsx')).IdentityForm;
export const loadAboutForm = async () => (await import('./about-form.tsx')).AboutForm;
export const loadElsewhereForm = async () => (await import('./elsewhere-form.tsx')).ElsewhereForm;
export const loadPrivacyForm = async () => (await import('./privacy-form.tsx')).PrivacyForm;

const FORMS = [loadIdentityForm, loadAboutForm, loadElsewhereForm, loadPrivacyForm];

/**
 * Fetches the forms when there is nothing better to do, so that they open at once and without a
 * network.
 */
export function loadFormsAhead(): () => void {
  return whenIdle(() => {
    for (const load of FORMS) load().catch(() => undefined);
  });
}
