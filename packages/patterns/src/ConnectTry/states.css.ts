import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { cityNames } from './cityNames.ts';

// The state is in the boxes: a radio button for each city, and the switch. Everything follows them without a script.
export const root = style({ background: vars.color.bgAlt, overflowX: 'clip', position: 'relative' });
export const on = `.${root}:has([role="switch"]:checked)`;
const off = `.${root}:not(:has([role="switch"]:checked))`;

/** Parts of the same place, of which one is seen; the place is as large as the largest. */
const hidden = { visibility: 'hidden', opacity: 0 } as const;
export const forCity = style({ gridArea: '1 / 1', ...hidden });
export const whileOff = style({ gridArea: '1 / 1' });
export const whileOn = style({ gridArea: '1 / 1', display: 'grid', justifyItems: 'inherit' });

globalStyle(
  Object.keys(cityNames)
    .map((id) => `.${root}:has([value="${id}"]:checked) [data-city="${id}"]`)
    .join(', '),
  { visibility: 'inherit', opacity: 1 },
);
globalStyle(`${off} .${whileOn}, ${on} .${whileOff}`, hidden);
globalStyle(`.${whileOn}, .${whileOff}`, {
  '@media': {
    [media.motion]: {
      transition: `opacity ${vars.motion.base} ${vars.motion.ease}, visibility ${vars.motion.base} ${vars.motion.ease}`,
    },
  },
});
