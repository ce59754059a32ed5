import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { light } from './roles.ts';
import { shadow } from './space.ts';
import { vars } from './vars.css.ts';

/** Light roles for whoever wants them although the system is dark: after `dark.css`, and as strong. */
const site = ':root:not([data-theme]):not([data-campaign])';

createGlobalTheme(site, vars.color, light);
createGlobalTheme(site, vars.shadow, shadow.light);
globalStyle(site, { colorScheme: 'light' });
