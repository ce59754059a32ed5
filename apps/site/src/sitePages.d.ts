declare module 'virtual:site-pages' {
  import type { RouteId } from '@tern/domain';
  import type { PageComponent } from './app/PageProps.ts';

  /** Loaders by route id: in the browser of the pages that run there, on the server of all. */
  export const pages: Readonly<Partial<Record<RouteId, () => Promise<PageComponent>>>>;
  /** On the server: source path of each page file, as the build's manifest names it. */
  export const files: Readonly<Record<RouteId, string>>;
  /** On the server: source path of what is below the fold, of pages that have one. */
  export const below: Readonly<Partial<Record<RouteId, string>>>;
}
