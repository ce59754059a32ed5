import { defineMessages } from '@tern/i18n';

export const boundAddressCardMessages = defineMessages('boundAddressCard', {
  title: ['Bound address', 'Heading of the card: the one IP address for which Smart DNS works'],
  text: [
    'DNS works on the network with this address. Bind again after your address changes.',
    'Under the heading',
  ],
  boundNow: ['Bound now', 'Label of the bound IP address'],
  nothing: ['None', 'Stands where the bound address would stand: no address is bound'],
  youAreOn: ['You are on', 'Label of the IP address from which the person visits the page'],
  since: ['Bound since', 'Label of the day on which the address was bound'],
  same: [
    'Your address is bound. DNS works here.',
    'The bound address and the one of the person are the same',
  ],
  differs: ['Your address is not the bound one.', 'The bound address and the one of the person differ'],
  none: ['No address is bound yet. Bind yours to use DNS here.', 'No address is bound'],
  notBindable: [
    'Your address is private or reserved and cannot be bound. Open this page from the network of the TV or console.',
    'The address of the person is not a public one',
  ],
  bind: ['Bind {address}', 'Button that binds the address of the person. {address} such as 203.0.113.88'],
  remove: ['Remove', 'Button that takes the bound address away'],
  removeLabel: ['Remove {address}', 'Name of the button for screen readers. {address} such as 203.0.113.24'],
  bound: ['{address} is bound. DNS works there within a minute.', 'Told after an address was bound'],
  removed: ['No address is bound anymore.', 'Told after the bound address was taken away'],
  invalid: ['This is not an IP address.', 'Error: the address cannot be read'],
  reserved: ['This address is private or reserved.', 'Error: such an address cannot be bound'],
  rateLimited: [
    'The address was changed too often. Please wait a few minutes, then try again.',
    'Error: the server refuses more tries for now',
  ],
  failed: [
    'The address could not be changed. Nothing has changed. Try again.',
    'Error without a known cause',
  ],
  loading: ['Your bound address is loading', 'For screen readers while the card loads'],
  loadFailed: ['Your bound address could not be loaded.', 'The bound address did not come'],
  retry: ['Try again', 'Button after something did not come'],
});
