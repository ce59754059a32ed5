// The package declares no types, and the published ones bring in the declarations of browsers.
declare module 'opentype.js' {
  export interface Font {
    readonly unitsPerEm: number;
    hasChar(char: string): boolean;
    /** `advanceWidth` is in units of the font. */
    charToGlyph(char: string): { readonly advanceWidth?: number };
    getEnglishName(name: 'fontFamily'): string;
  }
  const opentype: { parse(font: ArrayBufferLike): Font };
  export default opentype;
}
