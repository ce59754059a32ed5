import { defineMessages } from '@tern/i18n';

export const downloadPageMessages = defineMessages('downloadPage', {
  title: ['Download {brand}.', 'Main heading of the page of all downloads'],
  lead: [
    'One account for all apps, on up to {devices, number} devices at once.',
    'Below the main heading of the page of all downloads',
  ],
  allTitle: ['All apps.', 'Heading on the page of all downloads'],
  setupTitle: ['Step by step, on any device.', 'Heading on the page of all downloads'],
  setup1Title: ['Install', 'Heading on the page of all downloads'],
  setup1Text: [
    'Get the app from the store of your device or from this page. On a computer, open the file and follow the steps.',
    'Text on the page of all downloads',
  ],
  setup2Title: ['Sign in', 'Heading on the page of all downloads'],
  setup2Text: [
    'Use the email address of your account. No account yet? Every plan starts with one.',
    'Text on the page of all downloads',
  ],
  setup3Title: ['Connect', 'Heading on the page of all downloads'],
  setup3Text: [
    'Press the button. The nearest server is chosen for you; another country is two taps away.',
    'Text on the page of all downloads',
  ],
  tvTitle: ['Televisions and consoles.', 'Heading on the page of all downloads'],
  tvLead: [
    'Sets with Android TV have an app. Everything else uses Smart DNS or the connection of a computer.',
    'Below the main heading of the page of all downloads',
  ],
  smartTvs: ['Smart TVs', 'Link to the pages about televisions'],
  noLink: [
    'This download is not on offer at the moment. Try again later or write to us.',
    'Shown in place of the download button when there is no file',
  ],
  get: ['Download for {system}', 'Button. {system} is Windows, Mac, Android and so on'],
  store: ['Open in the store', 'Button that leads to the app store of the system'],
  requirements: ['Runs on', 'Term: which versions of a system an app runs on'],
  version: ['Version', 'Term: version of the app'],
  size: ['Size', 'Term: size of the file'],
  checksum: ['SHA-256 checksum', 'Term: the checksum of the file'],
  signature: ['Signature', 'Term: a file that proves who published the download'],
  signatureLink: ['Download the signature', 'Link to the file with the signature of the download'],
  phoneLabel: [
    'QR code that opens this page on your phone',
    'What the picture of the code is, for screen readers',
  ],
  phoneText: [
    'Point the camera at the code to continue there.',
    'Beside a QR code that opens this page on a phone; "there" is on the phone',
  ],
  phone: ['On your phone', 'Heading beside a QR code that opens this page on a phone'],
  questionsTitle: ['Before you install.', 'Heading on the page of all downloads'],
  q1: ['Is this the right file?', 'Question on the page of all downloads'],
  a1: [
    'Take it from here or from the official store only. Your system shows who published it before it runs.',
    'Answer on the page of all downloads, to the question with the same number',
  ],
  q2: ['Do I need administrator rights?', 'Question on the page of all downloads'],
  a2: [
    'On Windows and Mac once, for the installation. The extension for Chrome needs none.',
    'Answer on the page of all downloads, to the question with the same number',
  ],
  q3: ['Can I switch to another device?', 'Question on the page of all downloads'],
  a3: [
    'Yes. Sign out on the old one, or unbind it in the device list of your account.',
    'Answer on the page of all downloads, to the question with the same number',
  ],
});

export const downloadPageHead = defineMessages('meta', {
  'download.title': [
    'Download {name} VPN for every device',
    'Title of the page of downloads in search results, at most 60 characters. {name} is the brand.',
  ],
  'download.ios.keywords': [
    'iPhone VPN, iPad VPN, VPN app for iOS',
    'Keywords of the download page for iPhone and iPad: phrases people search for, with ASCII commas between them.',
  ],
  'download.keywords': [
    'download VPN, VPN app, VPN for every device',
    'Keywords of the page of downloads: phrases people search for, with ASCII commas between them.',
  ],
  'download.item.title': [
    '{name} VPN for {item}',
    'Title of a download page; {item} is a system such as Windows, in search results. {item} is its name in the nominative, alone.',
  ],
});
