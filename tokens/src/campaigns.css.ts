import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { type Campaign, type ColorRoles, campaignBands, campaigns } from './roles.ts';
import { shadow } from './space.ts';
import { vars } from './vars.css.ts';

/**
 * The seasonal themes: `data-campaign="blackfriday"` and so on swap the roles and nothing else. A stylesheet of
 * its own, because only campaign pages wear one.
 */
const schemes = {
  blackfriday: 'dark',
  halloween: 'dark',
  easter: 'light',
  anniversary: 'light',
} as const satisfies Record<Campaign, 'light' | 'dark'>;

function theme(selector: string, roles: ColorRoles, scheme: 'light' | 'dark') {
  createGlobalTheme(selector, vars.color, roles);
  globalStyle(selector, { colorScheme: scheme, backgroundColor: vars.color.bg, color: vars.color.text });
}

for (const name of Object.keys(schemes) as Campaign[]) {
  theme(`[data-campaign="${name}"]`, campaigns[name], schemes[name]);
  theme(`[data-campaign="${name}"] [data-theme="band"]`, campaignBands[name], 'dark');
}
createGlobalTheme('[data-campaign="blackfriday"], [data-campaign="halloween"]', vars.shadow, shadow.dark);
