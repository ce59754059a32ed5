import type { RouteEntry } from './routeEntry.ts';

/** Pages of customers, which say above that a major incident lasts: the account and the downloads. */
export const showsIncident = ({ id }: Pick<RouteEntry, 'id'>): boolean =>
  ['myAccount', 'download', 'smartTvs', 'gameHost'].includes(id);
