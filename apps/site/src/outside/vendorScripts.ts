/** px of scroll after which scripts of others may load (spec section 9). */
const distance = 200;

/** The visitor's choice about what is measured. */
export interface Choice {
  /** Never rejects. */
  allows(): Promise<boolean>;
  onChange(tell: () => void): void;
}

/**
 * Loads scripts of others once the visitor has scrolled 200 px and allows it, in whichever order. A choice that is
 * withdrawn holds from the next page on: a script that ran cannot be taken back.
 */
export function loadVendorScripts(root: Document, sources: readonly string[], choice: Choice): void {
  let scrolled = false;
  let loaded = false;
  const load = async () => {
    if (!scrolled || !(await choice.allows()) || loaded) return;
    loaded = true;
    for (const src of sources) {
      const script = root.createElement('script');
      script.src = src;
      script.async = true;
      root.head.append(script);
    }
  };
  const look = () => {
    if (scrollY < distance) return;
    scrolled = true;
    removeEventListener('scroll', look);
    void load();
  };
  addEventListener('scroll', look, { passive: true });
  choice.onChange(() => void load());
  look();
}
