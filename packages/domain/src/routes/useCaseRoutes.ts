import { page } from './routeEntry.ts';
import { useCases } from './useCases.ts';

const values = (family: keyof typeof useCases) => ({
  kind: 'values' as const,
  values: useCases[family].map(({ slug }) => slug),
});

/** Use-case pages: an index without the parameter where it is optional (spec section 2). */
export const useCaseRoutes = [
  page({ id: 'vpnForGaming', path: '/vpn-for-gaming/:game?', params: { game: values('gaming') } }),
  page({
    id: 'vpnForLiveSports',
    path: '/vpn-for-live-sports/:sports?',
    params: { sports: values('live-sports') },
  }),
  page({ id: 'vpnForMusic', path: '/vpn-for-music/:music?', params: { music: values('music') } }),
  page({
    id: 'vpnForSocialMedia',
    path: '/vpn-for-social-media/:app?',
    params: { app: values('social-media') },
  }),
  page({ id: 'vpnForTools', path: '/vpn-for-tools/:tools?', params: { tools: values('tools') } }),
  page({
    id: 'vpnForStreaming',
    path: '/vpn-for-streaming/:service',
    params: { service: values('streaming') },
  }),
] as const;
