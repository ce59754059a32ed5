import { defineMessages } from '@tern/i18n';

export const purchaseHeaderMessages = defineMessages('purchaseHeader', {
  secure: [
    'Encrypted',
    'Beside a lock, in the header of the checkout: the connection to the page is encrypted. One short word',
  ],
});
