import { defineMessages } from '@tern/i18n';

export const displaySettingsMessages = defineMessages('displaySettings', {
  text: ['Larger text', 'Name of a setting of all pages'],
  textNote: ['All text grows by a fifth, and so does everything that belongs to it.', 'Below “Larger text”'],
  offers: ['No offers', 'Name of a setting of all pages'],
  offersNote: [
    'No offer box, no offer bar above the pages, no countdown. Prices stay the same.',
    'Below “No offers”',
  ],
  motion: ['No motion', 'Name of a setting of all pages'],
  motionNote: ['Nothing slides, fades or draws itself, whatever your system says.', 'Below “No motion”'],
  dark: ['Always dark', 'Name of a setting of all pages'],
  darkNote: ['Light text on a dark background, even where your system is light.', 'Below “Always dark”'],
  light: ['Always light', 'Name of a setting of all pages'],
  lightNote: ['Dark text on a light background, even where your system is dark.', 'Below “Always light”'],
  on: ['On', 'State of a setting'],
  off: ['Off', 'State of a setting'],
  turnOn: ['Turn on', 'Button of a setting that is off'],
  named: [
    '<name>{setting}: </name>{action}',
    'A button for screen readers, who hear the name of its setting first: “Larger text: Turn on”. <name> is not seen',
  ],
  turnOff: ['Turn off', 'Button of a setting that is on'],
});
