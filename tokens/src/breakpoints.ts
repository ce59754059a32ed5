/** Viewport widths in CSS pixels at which the composition changes (spec section 2, Language and mobile variants). */
export const breakpoint = { mobile: 750, wide: 1200 } as const;

/**
 * The only media conditions components use. The site's build resolves `mobile` to "always" for pages
 * under `/m`, so a phone held sideways keeps the mobile variant.
 */
export const media = {
  mobile: '(max-width: 749.98px)',
  narrow: '(min-width: 750px) and (max-width: 1199.98px)',
  belowWide: '(max-width: 1199.98px)',
  wide: '(min-width: 1200px)',
  /** A phone on its side, or a window at 200 % of zoom: what sticks to an edge would leave no room to read. */
  low: '(max-height: 30rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  /** The page's script may run: what only it can fill is shown, and what stands in for it is not. */
  scripted: '(scripting: enabled)',
  print: 'print',
} as const;
