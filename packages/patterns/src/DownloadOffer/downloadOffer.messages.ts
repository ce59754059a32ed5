import { defineMessages } from '@tern/i18n';

export const downloadOfferMessages = defineMessages('downloadOffer', {
  choose: ['Choose your device', 'Button that leads down to the list of all apps'],
  get: [
    'Download for {system}',
    'Button. {system} is a proper name: Windows, Mac, iPhone and iPad, Android, Chrome, Android TV',
  ],
  store: ['Open the store', 'Button that leads to the store of a phone, a television or a browser'],
  away: [
    'There is nothing to download for this device yet.',
    'In place of the button while an app has no address',
  ],
  steps: ['Step by step', 'Link to the page about setting up the app of this device'],
});
