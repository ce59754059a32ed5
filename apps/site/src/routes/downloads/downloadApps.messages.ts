import { defineMessages } from '@tern/i18n';

export const downloadWindowsMessages = defineMessages('downloadWindows', {
  title: ['{brand} for Windows.', 'Main heading of the download page for Windows'],
  lead: [
    'For desktops and laptops. One switch for every program on the machine.',
    'Below the main heading of the download page for Windows',
  ],
  step1Title: ['Run the installer', 'Heading on the download page for Windows'],
  step1Text: [
    'Open the downloaded file. Windows asks for permission once.',
    'Text on the download page for Windows',
  ],
  step2Title: ['Sign in', 'Heading on the download page for Windows'],
  step2Text: [
    'Enter the email address and the password of your account.',
    'Text on the download page for Windows',
  ],
  step3Title: ['Connect', 'Heading on the download page for Windows'],
  step3Text: [
    'Press the button in the window. The window says where you are connected.',
    'Text on the download page for Windows',
  ],
  limitsTitle: ['Good to know.', 'Heading on the download page for Windows'],
  limits: [
    'Windows keeps proxy settings separate from a VPN. If another program has set a proxy, switch it off, or the browser bypasses the tunnel.',
    'Text on the download page for Windows',
  ],
  q1: ["Can I use it alongside my company's VPN?", 'Question on the download page for Windows'],
  a1: [
    'Usually only one of them can be connected at a time. Ask your IT department which goes first.',
    'Answer on the download page for Windows, to the question with the same number',
  ],
  q2: ['Does it work on ARM laptops?', 'Question on the download page for Windows'],
  a2: [
    'Windows runs programs for Intel on ARM. If the installer refuses, use the extension for Chrome.',
    'Answer on the download page for Windows, to the question with the same number',
  ],
});

export const downloadMacMessages = defineMessages('downloadMac', {
  title: ['{brand} for Mac.', 'Main heading of the download page for Mac'],
  lead: ['For the whole system, not one browser.', 'Below the main heading of the download page for Mac'],
  step1Title: ['Open the download', 'Heading on the download page for Mac'],
  step1Text: [
    'Move the app into the Applications folder and open it from there.',
    'Text on the download page for Mac',
  ],
  step2Title: ['Allow the profile', 'Heading on the download page for Mac'],
  step2Text: [
    'macOS asks whether the app may add a VPN configuration. Without it the app cannot set up a tunnel.',
    'Text on the download page for Mac',
  ],
  step3Title: ['Connect', 'Heading on the download page for Mac'],
  step3Text: [
    'Sign in and press the button. The window says where you are connected.',
    'Text on the download page for Mac',
  ],
  limitsTitle: ['Good to know.', 'Heading on the download page for Mac'],
  limits: [
    "iCloud Private Relay and a VPN get in each other's way. When both are on, Safari may use one and other programs the other; switch Private Relay off while connected.",
    'Text on the download page for Mac',
  ],
  q1: ['Why does the Mac ask for my password?', 'Question on the download page for Mac'],
  a1: [
    'Adding a VPN configuration changes the system, so macOS wants to know that it is you. The app does not see that password.',
    'Answer on the download page for Mac, to the question with the same number',
  ],
  q2: ['Does it keep running when I close the lid?', 'Question on the download page for Mac'],
  a2: [
    'The Mac sleeps and so does the tunnel. It is set up again when you open the lid and connect.',
    'Answer on the download page for Mac, to the question with the same number',
  ],
});

export const downloadIosMessages = defineMessages('downloadIos', {
  title: ['{brand} for iPhone and iPad.', 'Main heading of the download page for iPhone and iPad'],
  lead: [
    'For the networks you meet on the road.',
    'Below the main heading of the download page for iPhone and iPad',
  ],
  step1Title: ['Open the App Store', 'Heading on the download page for iPhone and iPad'],
  step1Text: [
    'Scan the code with the camera or open the store from this page on the device.',
    'Text on the download page for iPhone and iPad',
  ],
  step2Title: ['Allow the VPN', 'Heading on the download page for iPhone and iPad'],
  step2Text: [
    "iOS asks once whether the app may add a configuration. Confirm with your face or your device's code.",
    'Text on the download page for iPhone and iPad',
  ],
  step3Title: ['Connect', 'Heading on the download page for iPhone and iPad'],
  step3Text: [
    'The letters VPN appear in the status bar or in Control Center.',
    'Text on the download page for iPhone and iPad',
  ],
  limitsTitle: ['Good to know.', 'Heading on the download page for iPhone and iPad'],
  limits: [
    "iOS lets some of Apple's own services bypass any VPN. That is the system's decision and the same with every provider.",
    'Text on the download page for iPhone and iPad',
  ],
  q1: ['Does it use more battery?', 'Question on the download page for iPhone and iPad'],
  a1: [
    'A little, as every open connection does. On mobile data with a weak signal you may notice it.',
    'Answer on the download page for iPhone and iPad, to the question with the same number',
  ],
  q2: ['Can I use it without the App Store?', 'Question on the download page for iPhone and iPad'],
  a2: [
    'No. The app for iPhone and iPad is in the App Store only.',
    'Answer on the download page for iPhone and iPad, to the question with the same number',
  ],
});

export const downloadAndroidMessages = defineMessages('downloadAndroid', {
  title: ['{brand} for Android.', 'Main heading of the download page for Android'],
  lead: [
    'For phones and tablets. It covers every app.',
    'Below the main heading of the download page for Android',
  ],
  step1Title: ['Install', 'Heading on the download page for Android'],
  step1Text: [
    'From the store on your phone, or with the file on this page where there is no store.',
    'Text on the download page for Android',
  ],
  step2Title: ['Allow the connection', 'Heading on the download page for Android'],
  step2Text: [
    'Android asks once whether the app may set up a VPN connection. A key appears in the status bar while it runs.',
    'Text on the download page for Android',
  ],
  step3Title: ['Always on, if you like', 'Heading on the download page for Android'],
  step3Text: [
    'Settings, Network, VPN: mark {brand} as always on and Android starts it by itself.',
    'Text on the download page for Android',
  ],
  limitsTitle: ['Good to know.', 'Heading on the download page for Android'],
  limits: [
    'Some makers put apps to sleep to save the battery. If the tunnel drops in your pocket, take {brand} off the list of sleeping apps.',
    'Text on the download page for Android',
  ],
  q1: ['Can I install the file myself?', 'Question on the download page for Android'],
  a1: [
    'Yes. Android asks whether the browser may install apps. Take the permission back afterward.',
    'Answer on the download page for Android, to the question with the same number',
  ],
  q2: ['Does it cover both SIM cards?', 'Question on the download page for Android'],
  a2: [
    'It covers whichever one carries the data.',
    'Answer on the download page for Android, to the question with the same number',
  ],
});

export const downloadChromeMessages = defineMessages('downloadChrome', {
  title: ['{brand} in the browser.', 'Main heading of the download page for the Chrome extension'],
  lead: [
    'Only the browser goes through the VPN. Everything else stays on your own connection.',
    'Below the main heading of the download page for the Chrome extension',
  ],
  step1Title: ['Add it', 'Heading on the download page for the Chrome extension'],
  step1Text: [
    'Open the store and add the extension. Chrome lists what it may do before you agree.',
    'Text on the download page for the Chrome extension',
  ],
  step2Title: ['Pin it', 'Heading on the download page for the Chrome extension'],
  step2Text: [
    'The puzzle piece opens the list; the pin keeps the icon in sight.',
    'Text on the download page for the Chrome extension',
  ],
  step3Title: ['Connect', 'Heading on the download page for the Chrome extension'],
  step3Text: [
    'Click the icon, sign in, choose a country.',
    'Text on the download page for the Chrome extension',
  ],
  limitsTitle: ['Good to know.', 'Heading on the download page for the Chrome extension'],
  limits: [
    'An extension covers the browser alone. Email programs, games and the system keep your own address. WebRTC can go past it: run the leak test once.',
    'Text on the download page for the Chrome extension',
  ],
  q1: ['Does it work in private windows?', 'Question on the download page for the Chrome extension'],
  a1: [
    "If you allow it on the extension's page: Details, Allow in Incognito.",
    'Answer on the download page for the Chrome extension, to the question with the same number',
  ],
  q2: ['Can I use extension and app together?', 'Question on the download page for the Chrome extension'],
  a2: [
    'You can, and it adds a second stop. That is rarely what you want.',
    'Answer on the download page for the Chrome extension, to the question with the same number',
  ],
});

export const downloadTvMessages = defineMessages('downloadTv', {
  title: ['{brand} on the television.', 'Main heading of the download page for televisions'],
  lead: [
    'An app for TVs with Android TV. For others there is Smart DNS.',
    'Below the main heading of the download page for televisions',
  ],
  step1Title: ['Search for it', 'Heading on the download page for televisions'],
  step1Text: [
    'Open the store on the television and search for {brand}.',
    'Text on the download page for televisions',
  ],
  step2Title: ['Sign in', 'Heading on the download page for televisions'],
  step2Text: [
    'Enter the email address and the password of your account once; the set remembers them.',
    'Text on the download page for televisions',
  ],
  step3Title: ['Connect', 'Heading on the download page for televisions'],
  step3Text: [
    'Choose a country, then open the app you want to use.',
    'Text on the download page for televisions',
  ],
  limitsTitle: ['Good to know.', 'Heading on the download page for televisions'],
  limits: [
    'A tunnel needs some computing power. On an old set, Smart DNS is the quicker choice; it does not encrypt.',
    'Text on the download page for televisions',
  ],
  q1: ['My television has no Android TV.', 'Question on the download page for televisions'],
  a1: [
    'Choose your brand on the page for smart TVs. It shows where to enter the DNS address.',
    'Answer on the download page for televisions, to the question with the same number',
  ],
  q2: ['Does a television count as a device?', 'Question on the download page for televisions'],
  a2: [
    'Yes, with the app. Smart DNS does not count as one.',
    'Answer on the download page for televisions, to the question with the same number',
  ],
});
