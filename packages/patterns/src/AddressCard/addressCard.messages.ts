import { defineMessages } from '@tern/i18n';

export const addressCardMessages = defineMessages('addressCard', {
  own: ['Your address', 'Heading over the own IP address'],
  other: ['Looked up', 'Heading over an IP address that somebody typed in'],
  waiting: ['One moment…', 'In place of the address until it is known'],
  noScript: [
    'Your own address is shown with JavaScript. The search works without it.',
    'In place of the address in a browser without JavaScript',
  ],
  unknown: ['Unknown', 'In place of a fact that is not known'],
  failed: [
    'Our service is not responding, so we cannot tell how sites see you.',
    'In place of the address when the service is away',
  ],
  again: ['Try again', 'Button: ask the service again'],
  exposed: ['Exposed', 'Badge: the address is the own one'],
  exposedText: ['Sites can see this address.', 'Beside the badge "Exposed"'],
  hidden: ['Hidden', 'Badge: the address is that of a VPN server'],
  hiddenText: ['Sites see one of our servers.', 'Beside the badge "Hidden"'],
  country: ['Country', 'Before the name of a country'],
  region: ['Region', 'Before the name of a state or province'],
  city: ['City', 'Before the name of a city'],
  network: ['Network', 'Before the name of a provider and its number, as in "Example Net (AS64500)"'],
  networkNumber: ['{name} (AS{number})', 'A provider and the number of its network; {name} may be long'],
  networkOnly: ['AS{number}', 'The number of a network whose name is not known'],
  coordinates: ['Coordinates', 'Before a latitude and a longitude'],
  map: ['Map with a crosshair on {place}', 'Says what the picture shows; {place} is a city or a country'],
  mapEmpty: ['Map without a place', 'Says what the picture shows when no place is known'],
  middle: [
    'The crosshair is in the middle of the country: the data is no more precise than that.',
    'Below the map',
  ],
  search: ['Look up another address', 'Names the field for an IP address, and stands in it while empty'],
  clear: ['Clear', 'Button that empties the field'],
  lookUp: ['Look up', 'Button: look the address up'],
  back: ['Back to your address', 'Button: show the own address again'],
  'error.ip_invalid': [
    'This is not an IP address. Enter one like 198.51.100.7 or 2001:db8::7.',
    'Below the field: what was entered cannot be read',
  ],
  'error.ip_reserved': [
    'This address is private or reserved: it has no place on the internet, so there is nothing to look up.',
    'Below the field: a private address was entered',
  ],
  'error.rate_limited': [
    'Too many addresses in a row. Please wait a few minutes.',
    'Below the field: too many look-ups',
  ],
  'error.network': [
    'Our service is not responding. Check your connection and try again.',
    'Below the field: the call failed',
  ],
});
