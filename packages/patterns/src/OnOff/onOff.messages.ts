import { defineMessages } from '@tern/i18n';

export const onOffMessages = defineMessages('onOff', {
  title: [
    'Switch it on. This is what changes.',
    'Heading over a comparison of browsing without and with the VPN',
  ],
  lead: [
    'Sites see the address of a {brand} server instead of yours. The network you are on sees only encrypted data.',
    'Beside the heading. {brand} is the product name',
  ],
  off: ['{brand} off', 'Caption of the half without the VPN. {brand} is the product name'],
  on: ['{brand} on', 'Caption of the half with the VPN. {brand} is the product name'],
  address: ['Address', 'Label of an IP address'],
  place: ['Location', 'Label of the place an address seems to be in'],
  wire: ['The network sees', 'Label of what a network sees of the traffic'],
  placeOff: ['Lyon, France', 'Example place without the VPN: city, country'],
  placeOn: ['Tokyo, Japan', 'Example place with the VPN: city, country'],
  mapOff: ['Map with a crosshair on Lyon', 'Describes the map to people who do not see it'],
  mapOn: ['Map with a crosshair on Tokyo', 'Describes the map to people who do not see it'],
});
