import { defineMessages } from '@tern/i18n';

export const leakPanelMessages = defineMessages('leakPanel', {
  'idle.badge': ['Ready', 'Badge of the leak test before it ran'],
  'idle.title': ['Ready to test', 'Heading of the leak test before it ran'],
  'idle.text': [
    'The test asks your browser for its addresses, the way a call or a video chat would. It takes a few seconds.',
    'What the leak test does',
  ],
  'running.badge': ['Testing', 'Badge of the leak test while it runs'],
  'running.title': ['Asking your browser…', 'Heading of the leak test while it runs'],
  'running.text': [
    'Comparing the addresses your browser offers with the one that sites see.',
    'What happens while the leak test runs',
  ],
  'protected.badge': ['Protected', 'Badge: the leak test found nothing'],
  'protected.title': ['No leak found', 'Heading: the leak test found nothing'],
  'protected.text': ['Your browser offered no address that gives you away.', 'The leak test found nothing'],
  'exposed.badge': ['Exposed', 'Badge: no VPN is on, so the own address is visible'],
  'exposed.title': ['No VPN is on', 'Heading: the address sites see is the own one'],
  'exposed.text': [
    'Sites see an address that is not one of ours, and your browser gives the same address to anyone in a call. You are not connected to a VPN. Connect and test again.',
    'The visitor is not connected through our VPN: the address that sites see is not that of one of our servers, and WebRTC shows no other',
  ],
  'leak.badge': ['Leak found', 'Badge: the leak test found an address'],
  'leak.title': ['Your address is visible', 'Heading: the leak test found an address'],
  'leak.text': [
    "Your browser offered an address that is not the server's. Turn WebRTC off in the browser and test again.",
    'The leak test found an address that gives the visitor away',
  ],
  'blocked.badge': ['Blocked', 'Badge: WebRTC is turned off in the browser'],
  'blocked.title': ['WebRTC is blocked', 'Heading: WebRTC is turned off in the browser'],
  'blocked.text': [
    'Your browser offered no address at all. Nothing leaks, and calls in the browser may not work.',
    'WebRTC is turned off in the browser',
  ],
  'unsupported.badge': ['Not supported', 'Badge: the browser has no WebRTC'],
  'unsupported.title': ['This browser has no WebRTC', 'Heading: the browser cannot do what is tested'],
  'unsupported.text': [
    'This browser has no WebRTC, so nothing can leak through it.',
    'The browser cannot do what is tested',
  ],
  'inconclusive.badge': ['No result', 'Badge: the leak test could not decide'],
  'inconclusive.title': ['The test could not decide', 'Heading: the leak test has no result'],
  'inconclusive.text': [
    '{reason} Check your connection and test again.',
    'The leak test has no result; {reason} is a full sentence',
  ],
  seen: ['Address sites see', 'Before an address: the one that other sites see'],
  offered: ['Your browser offered', 'Before the addresses that the browser gives to others'],
  found: ['Addresses found', 'Before a number of addresses, while the test runs'],
  unknown: ['Unknown', 'In place of an address that is not known'],
  run: ['Run the test', 'Button that starts the leak test'],
  again: ['Test again', 'Button that runs the leak test once more'],
  progress: ['Gathering addresses', 'Name of the progress bar while the leak test runs'],
});
