import type { Content } from './Content.ts';
import type { EdgeRequest, PackedBody } from './respond.ts';

/** The files of the site's build. */
export interface StaticFiles {
  /** Adds a file that was put together while pages were rendered; its name carries its hash. */
  add(pathname: string, body: string): Promise<void>;
  /** A file that is in memory. */
  get(pathname: string): Content | undefined;
  /** A file that is stored elsewhere; null where there is none. */
  load?(pathname: string): Promise<Content | null>;
  /** A file as what differs from one that the browser has; undefined where it has none, or the engine cannot. */
  pack?(request: EdgeRequest, pathname: string, content: Content): PackedBody | undefined;
}
