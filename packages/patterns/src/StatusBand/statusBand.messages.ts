import { defineMessages } from '@tern/i18n';

export const statusBandMessages = defineMessages('statusBand', {
  label: [
    'Major incident',
    'Names a line below the header for screen readers, while something important is down',
  ],
  link: ['See status', 'Link to the status page, behind the title of an incident'],
});
