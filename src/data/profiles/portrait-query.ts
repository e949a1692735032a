import { queryOptions } from '@tanstack/react-query';
import type { Unit } from '#domain/catalogue/types.ts';

/**
 * The unit whose portrait an address is; null for none and for any other picture. The catalogue is
 * fetched only where there is an address. `preferred` is the faction whose unit it is where several
 * have it.
 */
export function portraitQuery(address: string | null, preferred: string | null) {
  return queryOptions({
    queryKey: ['portraits', address, preferred],
    queryFn: async (): Promise<Unit | null> => {
      if (address === null) return null;
      const [{ catalogue }, { portraitUnit }] = await Promise.all([
        import('../catalogue.ts'),
        import('./portrait.ts'),
      ]);
      return portraitUnit(catalogue, address, preferred);
    },
    ...(address === null ? { initialData: null } : {}),
    staleTime: Infinity,
  });
}
