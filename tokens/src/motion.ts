/** Durations and curves (look/LOOK.md, Motion). */
export const motion = {
  fast: '120ms',
  base: '200ms',
  slow: '420ms',
  draw: '1600ms',
  flight: '4600ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  glide: 'cubic-bezier(0.5, 0.05, 0.15, 1)',
} as const;
