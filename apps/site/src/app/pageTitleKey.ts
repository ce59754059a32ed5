import type { RouteId } from '@tern/domain';

/** The key of a page in `Site.titles`: its route's id, with the value of its parameter where it has one. */
export function pageTitleKey(id: RouteId, value: string | undefined): string {
  return value ? `${id}/${value}` : id;
}
