import { defineMessages } from '@tern/i18n';

export const ternAppMessages = defineMessages('ternApp', {
  on: [
    'Drawing of the {brand} app: connected to {place}',
    'Names a drawing for screen readers. {brand} is the product name, {place} such as Tokyo, Japan',
  ],
  off: [
    'Drawing of the {brand} app: not connected',
    'Names a drawing for screen readers. {brand} is the product name',
  ],
  places: [
    'Drawing of the {brand} app: the list of places',
    'Names a drawing for screen readers. {brand} is the product name',
  ],
  signIn: [
    'Drawing of the {brand} app: the form to sign in',
    'Names a drawing for screen readers. {brand} is the product name',
  ],
});
