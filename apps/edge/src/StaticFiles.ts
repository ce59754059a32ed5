import type { Content } from './Content.ts';

/** The files of the site's build, in memory. */
export interface StaticFiles {
  /** Adds a file that was put together while pages were rendered; its name carries its hash. */
  add(pathname: string, body: string): Promise<void>;
  get(pathname: string): Content | undefined;
}
