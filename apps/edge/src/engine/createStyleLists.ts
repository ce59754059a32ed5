import type { PageVariant } from '@tern/domain';
import { sha256Url } from '../http/sha256.ts';

export interface StyleLists {
  addressOf(variant: PageVariant): Promise<string>;
  /** Publishes the list of this name again, where a process that keeps few files has dropped it, or is yet to publish it. */
  restore(pathname: string): Promise<void>;
}

/**
 * The lists of the stylesheets that the router fetches before it shows another page: their addresses, and by page the
 * indexes of those it needs. They are files of their own, since who stays on a page never needs them.
 */
export function createStyleLists({
  modules,
  sheetsOf,
  publish,
}: {
  /** Modules of the routed pages, by the page's id. */
  modules: Readonly<Record<string, string>>;
  /** Addresses of the stylesheets of a module, in order. */
  sheetsOf(module: string, variant: PageVariant): readonly string[];
  publish(pathname: string, body: string): Promise<void>;
}): StyleLists {
  const make = async (variant: PageVariant) => {
    const files: string[] = [];
    const pages = Object.fromEntries(
      Object.entries(modules).map(([id, module]) => [
        id,
        sheetsOf(module, variant).map((file) => {
          if (!files.includes(file)) files.push(file);
          return files.indexOf(file);
        }),
      ]),
    );
    const text = JSON.stringify({ files, pages });
    const address = `/assets/styles-${(await sha256Url(text)).slice(0, 8)}.json`;
    await publish(address, text);
    return { address, text };
  };
  // In every process, and there before anybody asks.
  const lists = { desktop: make('desktop'), mobile: make('mobile') };
  return {
    addressOf: async (variant) => (await lists[variant]).address,
    async restore(pathname) {
      for (const list of Object.values(lists)) {
        const { address, text } = await list;
        if (address === pathname) await publish(address, text);
      }
    },
  };
}
