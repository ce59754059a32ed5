import { defineMessages } from '@tern/i18n';

export const deviceListMessages = defineMessages('deviceList', {
  lead: ['Unbind a device to make room for another.', 'Below the heading of the list of devices'],
  inUse: ['{used, number} of {places, number} in use', 'How many of the places of an account are taken'],
  thisDevice: ['This device', 'Badge at the device somebody is using now'],
  otherApp: ['Other app', 'Name of a device whose app is not known'],
  smartTv: ['Smart TV', 'Below the name of an app: it runs on a television'],
  extension: ['Browser extension', 'Below the name of an app: it runs in a browser'],
  done: [
    '{device} is unbound. There is room for another device.',
    'Told after a device was taken out; {device} such as Windows Master',
  ],
  now: ['Active now', 'When a device was last used: at this moment'],
  unbind: ['Unbind', 'Button that takes a device out of the account'],
  unbindLabel: ['Unbind {device}', 'Name of the button for screen readers; {device} such as Windows Master'],
  confirmTitle: [
    'Unbind {device}?',
    'Question before a device is taken out; {device} such as Windows Master',
  ],
  confirmText: [
    'The app signs out on that device and makes room for another. You can sign in there again at any time.',
    'What follows when a device is taken out of the account',
  ],
  confirm: ['Unbind device', 'Button that takes the device out'],
  cancel: ['Cancel', 'Button that leaves everything as it is'],
  close: ['Close', 'Name of the button that closes the question'],
  failed: [
    'The device could not be unbound. Nothing has changed. Try again.',
    'Taking a device out of the account did not work',
  ],
  free: [
    '{count, plural, one {Room for one more} other {Room for # more}}',
    'Last line of the list: how many devices can still be added',
  ],
  freeText: ['Download the app and sign in with this account.', 'Below the number of free places'],
  download: ['Download', 'Button that leads to the apps'],
  emptyTitle: ['No devices yet', 'Heading while no device has signed in'],
  emptyText: [
    'Download the app and sign in. It shows up here.',
    'Below the heading while no device has signed in',
  ],
  loading: ['Your devices are loading', 'For screen readers while the list loads'],
  loadFailed: ['Your devices could not be loaded.', 'The list of devices did not come'],
  retry: ['Try again', 'Button after something did not come'],
});
