import type { PageVariant } from '@tern/domain';
import { sha256Url } from './sha256.ts';

/**
 * The list of the stylesheets that the router fetches before it shows another page: their addresses, and by page the
 * indexes of those it needs. It is a file of its own, since who stays on a page never needs it. Returns its address.
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
}): (variant: PageVariant) => Promise<string> {
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
  return async (variant) => {
    const { address, text } = await lists[variant];
    // A process may have dropped the file meanwhile.
    await publish(address, text);
    return address;
  };
}
