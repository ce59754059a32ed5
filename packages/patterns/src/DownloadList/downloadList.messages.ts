import { defineMessages } from '@tern/i18n';

export const downloadListMessages = defineMessages('downloadList', {
  yours: ['For this device', 'Badge at the app that fits the device of the visitor'],
  version: ['Version {version}', '{version} such as 4.2.0'],
  download: ['Download', 'Button that loads an app'],
  downloadLabel: ['Download {app}', 'Name of the button for screen readers; {app} such as Tern for Windows'],
  store: ['Open the store', 'Button that leads to the store of a phone, a television or a browser'],
  storeLabel: ['Open the store: {app}', 'Name of the button for screen readers'],
  away: ['Not available yet', 'In place of the button while an app has no address'],
});
