import { pages } from 'virtual:site-pages';
import type { RouteId } from '@tern/domain';
import type { PageComponent } from './PageProps.ts';

/** The component of a page. Rejects for a page that this build has not: the browser has no static ones. */
export async function loadPage(id: RouteId): Promise<PageComponent> {
  const load = pages[id];
  if (!load) throw new Error(`There is no page ${id} here`);
  return load();
}
