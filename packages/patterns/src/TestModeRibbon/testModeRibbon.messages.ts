import { defineMessages } from '@tern/i18n';

export const testModeRibbonMessages = defineMessages('testModeRibbon', {
  label: ['Test mode', 'Name of the strip at the top while payments are not real'],
  text: [
    '<strong>Test mode.</strong> Payments go to a stand-in and no money moves.',
    'Strip at the top while payments are not real. The text between the <strong> marks is bold',
  ],
  inbox: ['Open the email inbox', 'Link to the list of mails that were not really sent'],
});
