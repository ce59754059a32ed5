import { media, vars } from '@tern/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius[1],
  backgroundColor: `color-mix(in srgb, ${vars.color.text} 8%, transparent)`,
  backgroundImage: `radial-gradient(circle, color-mix(in srgb, ${vars.color.text} 18%, transparent) 1px, transparent 1.4px)`,
  backgroundSize: '8px 8px',
  // The edge where the browser takes the grounds away.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  '@media': { [media.motion]: { animation: `${fade} 1400ms ease-in-out infinite alternate` } },
});

export const width = styleVariants({
  full: { inlineSize: '100%' },
  wide: { inlineSize: '80%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
});

export const height = styleVariants({
  text: { blockSize: '1rem' },
  title: { blockSize: '1.5rem' },
  figure: { blockSize: '3.5rem' },
  control: { blockSize: vars.size.control },
  block: { blockSize: '9rem' },
});
