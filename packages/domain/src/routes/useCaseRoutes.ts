import { leadsOf } from './leadsOf.ts';
import { activity, page } from './routeEntry.ts';
import { type UseCaseFamily, useCases } from './useCases.ts';

/** Shared by the entries of a family; its parameter is the one in the address. */
function family<const Param extends string>(subject: UseCaseFamily, param: Param) {
  const values = useCases[subject].map(({ slug }) => slug);
  return {
    page: 'UseCasePage',
    params: { [param]: { kind: 'values' as const, values } },
    subject,
    lead: leadsOf(subject, ['index']).index,
    leads: leadsOf(subject, values),
    navigation: 'header' as const,
  };
}

/** Use-case pages: an index without the parameter where it is optional (spec section 2). */
export const useCaseRoutes = [
  page({ id: 'vpnForGaming', path: '/vpn-for-gaming/:game?', ...family('gaming', 'game') }),
  page({
    id: 'vpnForLiveSports',
    path: '/vpn-for-live-sports/:sports?',
    ...family('live-sports', 'sports'),
  }),
  page({ id: 'vpnForMusic', path: '/vpn-for-music/:music?', ...family('music', 'music') }),
  page({ id: 'vpnForSocialMedia', path: '/vpn-for-social-media/:app?', ...family('social-media', 'app') }),
  page({ id: 'vpnForTools', path: '/vpn-for-tools/:tools?', ...family('tools', 'tools') }),
  page({
    id: 'vpnForStreaming',
    path: '/vpn-for-streaming/:service',
    aliases: activity('vpn-netifix', { service: 'netflix' }),
    ...family('streaming', 'service'),
  }),
] as const;
