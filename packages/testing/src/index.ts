export { launchOptions, unpackChromium } from './browser.ts';
