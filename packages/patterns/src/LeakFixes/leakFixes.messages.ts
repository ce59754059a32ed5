import { defineMessages } from '@tern/i18n';

export const leakFixesMessages = defineMessages('leakFixes', {
  title: ['Close the gap.', 'Heading above what to do against an address that leaks through WebRTC'],
  lead: [
    'Menu names differ a little between versions. Test again after each step.',
    'Below the heading of what to do; the cards name menus of browsers and systems',
  ],
  yours: ['Yours', 'Badge on the card of the browser or system that the visitor uses'],
  browsers: ['In the browser', 'Heading of the cards by browser'],
  systems: ['On the device', 'Heading of the cards by operating system'],
  'firefox.name': ['Firefox', 'Name of a browser'],
  'firefox.text': [
    'Open about:config, search for media.peerconnection.enabled and set it to false. Calls in the browser stop working until you set it back.',
    'What to do in Firefox on a computer; about:config and the setting are names, not to be translated',
  ],
  'chrome.name': ['Chrome', 'Name of a browser'],
  'chrome.text': [
    'Chrome has no switch for this. Use an extension that limits WebRTC to the default route. On managed devices the policy WebRtcIPHandling does the same.',
    'What to do in Chrome on a computer; WebRtcIPHandling is a name, not to be translated',
  ],
  'edge.name': ['Edge', 'Name of a browser'],
  'edge.text': [
    'Open edge://flags and turn on “Anonymize local IPs exposed by WebRTC”: that hides local addresses. For public ones use an extension that limits WebRTC.',
    'What to do in Edge on a computer; the address and the name in quotation marks stay English',
  ],
  'brave.name': ['Brave', 'Name of a browser'],
  'brave.text': [
    'Settings, “Privacy and security”, “WebRTC IP handling policy”: choose “Disable non-proxied UDP”.',
    'What to do in Brave; the names in quotation marks stay English',
  ],
  'opera.name': ['Opera', 'Name of a browser'],
  'opera.text': [
    'Settings, “Advanced”, “WebRTC”: choose “Disable non-proxied UDP”.',
    'What to do in Opera; the names in quotation marks stay English',
  ],
  'safari.name': ['Safari', 'Name of a browser'],
  'safari.text': [
    'Safari hides local addresses unless a page may use the camera or the microphone. Close pages that may, then test again.',
    'What to do in Safari',
  ],
  'windows.name': ['Windows', 'Name of a system'],
  'windows.text': [
    'If it is an IPv6 address: “Network Connections”, your adapter, “Properties”, clear the check box of “Internet Protocol Version 6 (TCP/IPv6)”.',
    'What to do in Windows; the names in quotation marks stay English',
  ],
  'mac.name': ['macOS', 'Name of a system'],
  'mac.text': [
    'If it is an IPv6 address: “System Settings”, “Network”, your connection, “Details”, “TCP/IP”, set “Configure IPv6” to “Link-Local Only”.',
    'What to do in macOS; the names in quotation marks stay English',
  ],
  'android.name': ['Android', 'Name of a system'],
  'android.text': [
    '“Settings”, “Network & internet”, “VPN”, the gear beside the app: turn on “Always-on VPN” and “Block connections without VPN”.',
    'What to do in Android; the names in quotation marks stay English',
  ],
  'ios.name': ['iPhone and iPad', 'Name of a system'],
  'ios.text': [
    'IPv6 cannot be turned off here. Take the camera and the microphone away from pages that do not need them: “Settings”, “Apps”, “Safari”.',
    'What to do on an iPhone or iPad; the names in quotation marks stay English',
  ],
});
