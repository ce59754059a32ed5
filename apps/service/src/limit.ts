/** So many tries in a window that opens with the first one. Stands beside the handler that it guards. */
export interface Limit {
  /** The thing that is counted and for whom, as the list in docs/operations.md says it. */
  readonly counts: string;
  readonly count: number;
  readonly seconds: number;
}

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
