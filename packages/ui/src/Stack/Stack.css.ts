import { space, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const gap = styleVariants(space, (_value, key) => ({ gap: vars.space[key as keyof typeof space] }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});
