import { defineMessages } from '@tern/i18n';

export const connectionBandMessages = defineMessages('connectionBand', {
  title: [
    'This connection',
    'Heading for screen readers, of the dark card that says how sites see the reader',
  ],
  connected: ['Connected', 'Badge: the reader comes through one of our servers'],
  notConnected: [
    'Not connected',
    'Badge: the reader does not come through one of our servers. A fact, no warning',
  ],
  hidden: ['Sites see one of our servers.', 'Below an IP address, which belongs to one of our servers'],
  exposed: ['Sites can see this address.', 'Below an IP address, which is the reader’s own'],
  loading: ['One moment…', 'For screen readers, until the address is known'],
  failed: [
    'Our service is not responding, so we cannot tell how sites see you.',
    'In place of the address when the service is away',
  ],
  offlineTitle: ['Offline', 'Badge: the browser has no connection'],
  offline: [
    'Your browser has no connection. Once it has, your address is shown here.',
    'In place of the address while the browser has no connection',
  ],
  again: ['Try again', 'Button: asks the service once more'],
  apps: ['Get the apps', 'Button that leads to the downloads'],
  check: ['Check this connection', 'Link to the page that tests for leaks'],
  map: ['Map with a crosshair on {place}', 'Says what the picture shows; {place} is a city or a country'],
});
