interface Rules {
  createHTML(markup: string): string | null;
  createScript?(text: string): string | null;
  createScriptURL?(address: string): string | null;
}
/** Makes the values that the browser takes as markup and as addresses of scripts (Trusted Types). */
interface Factory {
  createPolicy(
    name: string,
    rules: Rules,
  ): { createHTML(markup: string): unknown; createScript(text: string): unknown };
}

/** React makes script elements of it; the browser runs none that was made of markup. */
const scriptOfReact = '<script></script>';

let site: ReturnType<Factory['createPolicy']> | undefined;

/** Markup that the site's own edge has rendered, as `innerHTML` takes it. */
export const ownMarkup = (markup: string): string => (site?.createHTML(markup) ?? markup) as string;

/** Speculation rules of the site's own edge, as the text of their script. */
export const ownRules = (text: string): string => (site?.createScript(text) ?? text) as string;

/**
 * The policies of a page for browsers with Trusted Types, which the content security policy demands. By default scripts
 * come from the site's own build and from the addresses that the document names (`data-sources`, a pattern: a payment
 * provider, a bot check, a script of the operator), and no string becomes markup. Text without an element is none.
 * `ownMarkup` and `ownRules` alone have the other policy.
 */
export function guardScripts(
  root: Document,
  { trustedTypes }: { trustedTypes?: Factory } = globalThis as { trustedTypes?: Factory },
): void {
  const sources = root.querySelector<HTMLElement>('script[data-sources]')?.dataset.sources;
  site = trustedTypes?.createPolicy('site', { createHTML: (text) => text, createScript: (text) => text });
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === scriptOfReact || !markup.includes('<') ? markup : null),
    createScriptURL(address) {
      const { href } = new URL(address, location.href);
      const own = href.startsWith(`${location.origin}/assets/`);
      return own || (sources && RegExp(sources).test(href)) ? address : null;
    },
  });
}
