/** The keys of a collection that travels with an account, in the browser's local storage. */
export const collectionKeys = {
  /** The last change of each unit of `muster_collection`, with its instant. */
  changes: 'muster_collection_changes',
  /** Id of the account whose collection `muster_collection` is; none while it is no account's. */
  account: 'muster_collection_account',
  /** Set while the account lacks changes of this browser. */
  unsent: 'muster_collection_unsent',
  /** The collection of somebody else in this browser, by the account's id, or `nobody`. */
  parked: (owner: string) => `muster_collection_of_${owner}`,
} as const;
