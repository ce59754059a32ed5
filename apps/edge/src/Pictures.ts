import type { EdgeRequest, EdgeResponse } from './respond.ts';

/** The pictures of link previews. */
export interface Pictures {
  /** The picture of a known page; null when the address is of none. */
  respond(request: EdgeRequest, pathname: string): Promise<EdgeResponse | null>;
}
