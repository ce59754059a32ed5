import { defineMessages } from '@tern/i18n';

export const productsPageMessages = defineMessages('productsPage', {
  title: ['One account for every app.', 'Main heading of the page that says what each app does'],
  lead: [
    'What each app is for, what it can do and what it cannot. All of them come with every plan, on up to {devices, number} devices at once.',
    'Below the main heading of the page that says what each app does',
  ],
  windowsTitle: ['Windows', 'Heading on the page that says what each app does'],
  windowsText: [
    'For the computer on the desk and the laptop on the train. It covers every program on the machine. The installer needs administrator rights once.',
    'Text on the page that says what each app does',
  ],
  macTitle: ['Mac', 'Heading on the page that says what each app does'],
  macText: [
    'Covers the whole system, not one browser. The first connection asks you to allow a VPN profile; macOS wants to hear it from you.',
    'Text on the page that says what each app does',
  ],
  iosTitle: ['iPhone and iPad', 'Heading on the page that says what each app does'],
  iosText: [
    "For the networks you meet on the way: stations, hotels, other people's homes. iOS allows one VPN at a time, so switch another one off first.",
    'Text on the page that says what each app does',
  ],
  androidTitle: ['Android', 'Heading on the page that says what each app does'],
  androidText: [
    "Covers every app on the phone or tablet. In Android's own settings you can mark it as always on.",
    'Text on the page that says what each app does',
  ],
  chromeTitle: ['Chrome', 'Heading on the page that says what each app does'],
  chromeText: [
    'An extension that covers the browser only. Nothing to install on the system, so it also runs where you may not install anything. Other programs keep your own address.',
    'Text on the page that says what each app does',
  ],
  tvTitle: ['Smart TV', 'Heading on the page that says what each app does'],
  tvText: [
    'An app for televisions with Android TV, and Smart DNS for those without. Smart DNS changes where you seem to be, but does not encrypt.',
    'Text on the page that says what each app does',
  ],
  chooseTitle: ['Where do I start?', 'Heading on the page that says what each app does'],
  chooseText: [
    "With the device you take with you. It matters most on other people's networks.",
    'Text on the page that says what each app does',
  ],
});

export const productsPageHead = defineMessages('meta', {
  'productsdesc.title': [
    'What each {name} app does, device by device',
    'Title of the page about each app in search results, at most 60 characters. {name} is the brand.',
  ],
  'productsdesc.keywords': [
    'VPN for Windows, VPN for Mac, VPN for phones, VPN for smart TVs',
    'Keywords of the page about each app: phrases people search for, with ASCII commas between them.',
  ],
});
