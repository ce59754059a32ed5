import { defineMessages } from '@tern/i18n';

export const siteHeaderMessages = defineMessages('siteHeader', {
  navigation: ['Main', 'Name of the navigation for screen readers: “Main navigation”'],
  openMenu: ['Menu', 'Name of the button that opens the menu on a phone'],
  closeMenu: ['Close the menu', 'Name of the button with a cross that closes the menu on a phone'],
  language: ['Language', 'Name of the language picker for screen readers'],
  signIn: ['Sign in', 'Link to the sign-in page'],
  account: ['Account', 'Opens the signed-in person’s own pages'],
  signOut: ['Sign out', 'Ends the session'],
});
