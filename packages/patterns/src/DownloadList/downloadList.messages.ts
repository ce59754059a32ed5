import { defineMessages } from '@tern/i18n';

export const downloadListMessages = defineMessages('downloadList', {
  yours: ['For this device', 'Badge at the app that fits the device of the visitor'],
  version: ['Version {version}', '{version} such as 4.2.0'],
  download: ['Download', 'Button that loads an app'],
  downloadLabel: ['Download {app}', 'Name of the button for screen readers; {app} such as Tern for Windows'],
  store: ['Open the store', 'Button that leads to the store of a phone, a television or a browser'],
  storeLabel: ['Open the store: {app}', 'Name of the button for screen readers'],
  'app.windows': ['{brand} for Windows', 'Name of an app'],
  'app.mac': ['{brand} for Mac', 'Name of an app'],
  'app.ios': ['{brand} for iPhone and iPad', 'Name of an app'],
  'app.android': ['{brand} for Android', 'Name of an app'],
  'app.chrome': ['{brand} for Chrome', 'Name of the extension of the browser'],
  'app.tv': ['{brand} for TV', 'Name of the app for televisions'],
  'app.linux': ['{brand} for Linux', 'Name of an app'],
  'app.firefox': ['{brand} for Firefox', 'Name of the extension of the browser'],
  away: ['Not available yet', 'In place of the button while an app has no address'],
});
