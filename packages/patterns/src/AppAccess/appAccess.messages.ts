import { defineMessages } from '@tern/i18n';

/** `appAccess.test.ts` holds the English against the contract: change them together. */
export const appAccessMessages = defineMessages('appAccess', {
  title: ['What an app may do', 'Heading of the card about apps on the security page of the account'],
  rights: [
    'An app that you sign in to has the rights you have here: it can see your account data, buy and cancel plans, sign out other devices, and open this site with you signed in.',
    'Under the heading. An app is one of our VPN apps, on a phone or computer',
  ],
  asks: [
    'A new password, another email address, adding or removing a passkey, changing two-step sign-in and deleting the account need proof that it is you, in an app as well as here.',
    'Second paragraph. The proof is the password, a code or a passkey',
  ],
  signIn: [
    'Apps sign in with your password, and with a code if two-step sign-in is on. A passkey signs you in on this site only.',
    'Third paragraph. The code is from an authenticator app',
  ],
  ends: [
    'When you unbind a device, its app is signed out, and so is every browser in which the app opened this site. A new password signs out all apps.',
    'Last paragraph. “Unbind” is the button in the list of devices',
  ],
  devices: ['Your devices', 'Link below the paragraphs, to the page with the list of devices'],
});
