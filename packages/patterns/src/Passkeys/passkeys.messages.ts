import { defineMessages } from '@tern/i18n';

export const passkeysMessages = defineMessages('passkeys', {
  title: [
    'Passkeys',
    'Heading of the card. Use the word for passkey that browsers and systems use in your language',
  ],
  text: [
    'A passkey signs you in with your fingerprint, your face or the PIN of your device. There is nothing to type, and nothing that anybody could steal from you with a fake page.',
    'Under the heading',
  ],
  add: ['Add a passkey', 'Button that begins to add a passkey, and heading of its step'],
  addText: [
    'First confirm that it is you. Then your browser asks where to store the passkey.',
    'Above the fields, the first step of adding a passkey',
  ],
  next: ['Continue', 'Button after the password was typed, to the dialog of the browser'],
  cancel: ['Cancel', 'Button that leaves everything as it is'],
  confirm: ['Confirm with a passkey', 'Button in place of typing the password'],
  unsupported: [
    'This browser cannot make passkeys. Open this page in another one to add a passkey.',
    'In place of the button',
  ],
  synced: ['Synced between devices', 'Of a passkey that the system copies to other devices of the person'],
  oneDevice: ['Only on its device', 'Of a passkey that stays on the device it was made on'],
  created: ['Added: {when}', 'Of a passkey. {when} is a day, or “Today, 08:12 UTC”'],
  lastUsed: ['Last used: {when}', 'Of a passkey. {when} is a day, or “Today, 08:12 UTC”'],
  neverUsed: ['Not used yet', 'Of a passkey that has signed nobody in so far'],
  rename: ['Rename', 'Button of a passkey, and heading of its step'],
  renameLabel: ['Rename {name}', 'Name of the button for screen readers. {name} is a passkey'],
  nameLabel: ['Name of the passkey', 'Label of the field for the name'],
  nameMissing: ['Enter a name.', 'Error: the field is empty'],
  save: ['Save', 'Button that saves the name'],
  remove: ['Remove', 'Button of a passkey, and of the step in which it is removed'],
  removeLabel: ['Remove {name}', 'Name of the button for screen readers. {name} is a passkey'],
  removeTitle: ['Remove the passkey', 'Heading of the step in which a passkey is removed'],
  removeText: [
    '{name} then no longer opens your account. If your device still shows it, delete it there as well.',
    'Above the fields. {name} is a passkey',
  ],
  added: ['The passkey is added. You can sign in with it from now on.', 'Told after a passkey was added'],
  removed: ['The passkey is removed.', 'Told after a passkey was removed'],
  renamed: ['The name is saved.', 'Told after a passkey got another name'],
  limit: [
    'This account has as many passkeys as it can have. Remove one first.',
    'Error: no further passkey can be added',
  ],
  notMade: [
    'No passkey was made. The window of the browser was closed, or it took too long.',
    'Error: the dialog of the browser ended without a new passkey',
  ],
  exists: ['This device already has a passkey for this account.', 'Error: no second one is needed'],
  last: [
    'This passkey is the only way into your account. Set a password first, or add another passkey.',
    'Error: the last passkey of an account without a password cannot be removed',
  ],
  gone: [
    'This passkey was removed in another window. The page shows how it is now.',
    'Error: the passkey that was to be changed is gone',
  ],
  loading: ['Passkeys are loading', 'For screen readers while the card loads'],
  loadFailed: ['The passkeys could not be loaded.', 'The card did not come'],
});
