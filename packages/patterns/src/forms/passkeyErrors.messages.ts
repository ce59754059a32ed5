import { defineMessages } from '@tern/i18n';

export const passkeyErrorMessages = defineMessages('passkeyErrors', {
  cancelled: [
    'No passkey was used. There may be none on this device, or the window of the browser was closed.',
    'Error: the dialog of the browser ended without a passkey. Use the word for passkey that browsers and systems use in your language.',
  ],
  unsupported: [
    'This browser has no passkeys. Use your password, or another browser.',
    'Error: the browser is too old, or has passkeys turned off',
  ],
  blocked: [
    'This browser, or an extension of it, does not allow passkeys here.',
    'Error: a setting or a program keeps the page from using passkeys',
  ],
  otherOrigin: [
    'Passkeys of {brand} work at its own address only. Check the address in your browser.',
    'Error: the page is shown at another address than its own, which may be a forgery. {brand} is a company',
  ],
  expired: ['That took too long. Please try again.', 'Error: the dialog of the browser was open for minutes'],
  unknown: [
    'This passkey is no longer in any account. Use another one, or your password.',
    'Error: the browser offered a passkey that its owner has removed from the account',
  ],
  refused: [
    'The passkey could not be verified. Please try again.',
    'Error: the passkey signed something that the server does not accept',
  ],
  copied: [
    'This passkey may have been copied, so it opens nothing. Use your password.',
    'Error: the count of the uses of the passkey went back, which happens when there is a copy',
  ],
  waiting: [
    'Follow the steps that your browser shows.',
    'While the dialog of the browser for passkeys is open',
  ],
});
