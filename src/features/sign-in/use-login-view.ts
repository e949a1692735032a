import { useSearchParams } from 'react-router';

const VIEWS = ['sign-in', 'sign-up', 'link', 'resend', 'code'] as const;

/** The form that the sign-in page shows. */
export type LoginView = (typeof VIEWS)[number];

/**
 * Keeps the shown form of the sign-in page in the address (`?view=sign-up`), so that Back and a
 * reload restore it.
 */
export function useLoginView(): [LoginView, (view: LoginView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'sign-in';
  const show = (next: LoginView) => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'sign-in') after.delete('view');
        else after.set('view', next);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  return [view, show];
}
