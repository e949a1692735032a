import { useSearchParams } from 'react-router';

/**
 * Returns what the address chooses among some values under a name, else the first of them, and a
 * function that chooses another in place. Null without any value.
 */
export function useAddressChoice(name: string, values: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(name);
  const chosen = values.find((value) => value === asked) ?? values[0] ?? null;
  const choose = (value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose };
}
