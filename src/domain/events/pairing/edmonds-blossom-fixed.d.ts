/** The package comes without types. */
declare module 'edmonds-blossom-fixed' {
  /** Two vertices, numbered from 0, and the weight of their edge. */
  export type WeightedEdge = [one: number, other: number, weight: number];

  /**
   * Returns the partner of each vertex, -1 for none. `isMaximal`: the most pairs first, then the
   * greatest weight; else the greatest weight alone.
   */
  function maximumWeightMatching(edges: WeightedEdge[], isMaximal: boolean): number[];

  export default maximumWeightMatching;
}
