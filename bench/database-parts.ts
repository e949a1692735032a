/** The rest that a measured database needs: the clock, and an end with the first fault. */
export const DATABASE_PARTS = {
  now: () => new Date(),
  onFault: (cause: unknown) => {
    throw cause;
  },
};
