import { space, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const row = style({ display: 'flex', minInlineSize: 0 });

export const wrap = style({ flexWrap: 'wrap' });

export const gap = styleVariants(space, (_value, key) => ({ gap: vars.space[key as keyof typeof space] }));

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});
