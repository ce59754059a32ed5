import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { dark } from './roles.ts';
import { shadow } from './space.ts';
import { vars } from './vars.css.ts';

/**
 * Dark roles for a whole site, by a stylesheet that is linked where the visitor's system or choice asks for it. It counts
 * wherever it stands among the others; parts with a theme or a campaign of their own keep that.
 */
const site = ':root:not([data-theme]):not([data-campaign])';

createGlobalTheme(site, vars.color, dark);
createGlobalTheme(site, vars.shadow, shadow.dark);
globalStyle(site, { colorScheme: 'dark' });
