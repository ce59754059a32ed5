import { defineMessages } from '@tern/i18n';

export const sessionsListMessages = defineMessages('sessionsList', {
  title: ['Where you are signed in', 'Heading of the list of browsers and apps with an open session'],
  lead: ['Sign out any place you do not recognize.', 'Under the heading'],
  current: ['This browser', 'Badge at the session of the person who looks at the list'],
  now: ['Active now', 'When a session was last used: at this moment'],
  signedIn: ['Signed in: {when}', 'When a session began. {when} such as “Yesterday, 21:04” or “12 Nov 2025”'],
  lastSeen: [
    'Last seen: {when}',
    'When a session was last used. {when} such as “Yesterday, 21:04” or “12 Nov 2025”',
  ],
  signOut: ['Sign out', 'Button that ends one session'],
  signOutLabel: [
    'Sign out: {client}',
    'Name of the button for screen readers; {client} such as “Firefox on Windows”',
  ],
  everywhere: ['Sign out everywhere', 'Button that ends all sessions except the one in use'],
  everywhereTitle: ['Sign out everywhere?', 'Question before all other sessions are ended'],
  everywhereText: [
    'All other browsers and all apps sign out. You stay signed in here. You can sign in again at any time.',
    'What follows when all other sessions are ended',
  ],
  everywhereConfirm: ['Sign out everywhere', 'Button of the question that ends all other sessions'],
  cancel: ['Cancel', 'Button that leaves everything as it is'],
  close: ['Close', 'Name of the button that closes the question'],
  ended: [
    '{client} is signed out.',
    'Told after one session was ended; {client} such as “Firefox on Windows”',
  ],
  endedAll: [
    '{count, plural, =0 {You were signed in only here.} one {One other place is signed out.} other {# other places are signed out.}}',
    'Told after all other sessions were ended; {count} is their number',
  ],
  failed: ['Signing out did not work. Nothing has changed. Try again.', 'Error without a known cause'],
  onlyHere: ['You are signed in only here.', 'Stands below the list when there is no other session'],
  loading: ['Your sessions are loading', 'For screen readers while the list loads'],
  loadFailed: ['Your sessions could not be loaded.', 'The list did not come'],
  retry: ['Try again', 'Button after something did not come'],
});
