import { defineMessages } from '@tern/i18n';

export const sixPlacesMessages = defineMessages('sixPlaces', {
  title: [
    '{places, plural, one {# device} other {# devices}}, {used, number} in use',
    'Heading of the devices that a plan has room for: “6 devices, 4 in use”',
  ],
  manage: ['Manage devices', 'Link to the list of devices'],
  thisDevice: ['This device', 'In place of the time of the last use: the device the reader uses now'],
  now: ['Active now', 'When a device was last used: at this moment'],
  otherApp: ['Other app', 'Name of a device whose app is not known'],
  free: ['Free', 'Name of a place that no device has'],
  add: ['Add a device', 'Link to the downloads, in a place that is free'],
  loading: ['Your devices are loading', 'For screen readers while the places load'],
  failed: ['Your devices could not be loaded.', 'In place of the devices'],
  retry: ['Try again', 'Loads the devices again'],
});
