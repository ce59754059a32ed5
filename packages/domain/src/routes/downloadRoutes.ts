import { leadsOf } from './leadsOf.ts';
import { page } from './routeEntry.ts';

const apps = ['windows', 'mac', 'ios', 'android', 'chrome', 'tv'];
const televisionLeads = {
  'smart-tv': 'tvSmartTv.lead',
  'samsung-tv': 'tvSamsung.lead',
  'apple-tv': 'tvApple.lead',
  'lg-tv': 'tvLg.lead',
};
const consoleLeads = {
  playstation: 'hostPlaystation.lead',
  xbox: 'hostXbox.lead',
  'nintendo-switch': 'hostSwitch.lead',
};

/** Downloads (spec section 2). */
export const downloadRoutes = [
  page({
    id: 'download',
    path: '/download/:product?',
    params: { product: { kind: 'values', values: apps } },
    offering: true,
    subject: 'device',
    leads: leadsOf('download', apps),
    navigation: 'both',
    fold: true,
  }),
  page({
    id: 'smartTvs',
    path: '/download/smart-tvs/:product?',
    params: { product: { kind: 'values', values: Object.keys(televisionLeads) } },
    offering: true,
    subject: 'device',
    leads: televisionLeads,
    navigation: 'none',
    parent: 'download',
  }),
  page({
    id: 'gameHost',
    path: '/download/game-host/:product',
    params: { product: { kind: 'values', values: Object.keys(consoleLeads) } },
    offering: true,
    subject: 'device',
    leads: consoleLeads,
    navigation: 'header',
    parent: 'download',
  }),
] as const;
