import namespaces from 'virtual:site-messages/namespaces';
import type { Boot } from '@tern/domain';
import type { Catalogue } from '@tern/i18n';

/**
 * Those of the operator's texts that code in the browser may show: of a static page its islands, of the others every
 * page the router may move to. Null where there are none.
 */
export function browserTexts(boot: Boot, texts: Catalogue): Catalogue | null {
  const wanted = new Set(boot === 'static' ? namespaces.islands : namespaces.pages);
  const found = Object.entries(texts).filter(([id]) => wanted.has(id.slice(0, id.indexOf('.'))));
  return found.length > 0 ? Object.fromEntries(found) : null;
}
