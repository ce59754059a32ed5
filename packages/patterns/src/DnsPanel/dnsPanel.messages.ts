import { defineMessages } from '@tern/i18n';

export const dnsPanelMessages = defineMessages('dnsPanel', {
  title: ['Who knows which sites you open?', 'Heading of the DNS leak test'],
  lead: [
    "Before your browser opens a site, it asks a resolver for the site's address. Whoever runs the resolver can list the sites you visit.",
    'Below the heading of the DNS leak test',
  ],
  'off.badge': ['Off', 'Badge of the DNS leak test where it cannot run'],
  'off.text': [
    'This site has no name server of its own to watch lookups with, so the DNS test is off.',
    'The operator of the site has not set the DNS leak test up',
  ],
  'idle.badge': ['Ready', 'Badge of the DNS leak test before it ran'],
  'idle.text': [
    'The test looks up random names below {zone} and shows who asked for them.',
    'What the DNS leak test does; {zone} is a domain name',
  ],
  'running.badge': ['Testing', 'Badge of the DNS leak test while it runs'],
  'running.text': ['Looking random names up…', 'The DNS leak test runs'],
  'protected.badge': ['Protected', 'Badge: all lookups go through the VPN'],
  'protected.text': ['Only our own servers looked the names up.', 'Result of the DNS leak test'],
  'leak.badge': ['Leak found', 'Badge: lookups go past the VPN'],
  'leak.text': [
    'Another resolver looked up site names while the VPN was on. Turn off “secure DNS” in the browser, or let the app handle DNS, and test again.',
    'Result of the DNS leak test',
  ],
  'exposed.badge': ['Exposed', 'Badge: no VPN is on'],
  'exposed.text': [
    'Our VPN is not on. These resolvers learn which sites you visit.',
    'Result of the DNS leak test; a list follows',
  ],
  'inconclusive.badge': ['No result', 'Badge: the DNS leak test could not decide'],
  'inconclusive.text': [
    'No lookup arrived at our name server. Check your connection and test again.',
    'Result of the DNS leak test',
  ],
  table: ['Resolvers that asked', 'Names the table of resolvers'],
  resolver: ['Resolver', 'Column: the address of a resolver'],
  network: ['Network', 'Column: who runs the resolver'],
  country: ['Country', 'Column: where the resolver is'],
  finding: ['Finding', 'Column: what the resolver means'],
  ours: ['Ours', 'Finding: the resolver is one of our servers'],
  other: ["Somebody else's", 'Finding: the resolver is not one of our servers'],
  unknown: ['Unknown', 'In place of a fact that is not known'],
  run: ['Run the DNS test', 'Button'],
  again: ['Test again', 'Button'],
});
