import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const grid = style({ display: 'grid', gap: vars.space.gutter });

const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const onMobile = { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } };

export const columns = styleVariants({
  2: { gridTemplateColumns: tracks(2), '@media': onMobile },
  3: { gridTemplateColumns: tracks(3), '@media': onMobile },
  4: {
    gridTemplateColumns: tracks(4),
    '@media': { [media.narrow]: { gridTemplateColumns: tracks(2) }, ...onMobile },
  },
});
