import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { campaignBands } from './campaignBands.ts';
import { campaignYears } from './campaignYears.ts';
import { type Campaign, type ColorRole, type ColorRoles, campaigns, dark, light } from './roles.ts';
import { shadow } from './space.ts';
import { vars } from './vars.css.ts';

/**
 * The themes of whole pages: `data-theme="dark"`, `data-theme="light"` inside it, and the seasonal
 * `data-campaign="blackfriday"` and so on. They swap roles and nothing else. A stylesheet of its own, because
 * few pages wear one.
 */
const schemes = {
  blackfriday: 'dark',
  halloween: 'dark',
  easter: 'light',
  anniversary: 'light',
  neutral: 'light',
} as const satisfies Record<Campaign, 'light' | 'dark'>;

function theme(selector: string, roles: ColorRoles, scheme: 'light' | 'dark') {
  createGlobalTheme(selector, vars.color, roles);
  globalStyle(selector, { colorScheme: scheme, backgroundColor: vars.color.bg, color: vars.color.text });
}

theme('[data-theme="light"]', light, 'light');
theme('[data-theme="dark"]', dark, 'dark');
createGlobalTheme('[data-theme="light"]', vars.shadow, shadow.light);
createGlobalTheme('[data-theme="dark"]', vars.shadow, shadow.dark);
for (const name of Object.keys(schemes) as Campaign[]) {
  // The years of a season begin with its name.
  theme(`[data-campaign^="${name}"]`, campaigns[name], schemes[name]);
  theme(`[data-campaign^="${name}"] [data-theme="band"]`, campaignBands[name], 'dark');
}
createGlobalTheme('[data-campaign^="blackfriday"], [data-campaign^="halloween"]', vars.shadow, shadow.dark);
for (const [name, roles] of Object.entries(campaignYears)) {
  const season = (Object.keys(campaigns) as Campaign[]).find((each) => name.startsWith(each)) as Campaign;
  const own = (Object.keys(roles) as ColorRole[]).filter((role) => roles[role] !== campaigns[season][role]);
  globalStyle(`[data-campaign="${name}"]`, {
    vars: Object.fromEntries(own.map((role) => [vars.color[role], roles[role]])),
  });
}
