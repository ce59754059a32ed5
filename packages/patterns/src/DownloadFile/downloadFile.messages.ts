import { defineMessages } from '@tern/i18n';

export const downloadFileMessages = defineMessages('downloadFile', {
  begins: [
    'Your download should begin now. Your browser shows it in its list of downloads.',
    'After the press on a download button; read out by screen readers',
  ],
  direct: [
    'Nothing started? Download it directly.',
    'Link to the file itself, after the sentence that the download should begin',
  ],
  back: [
    'Back from the store? This comes next.',
    'Shown to those who come back from the store of a phone, a browser or a television; the next step stands below',
  ],
  again: ['Open the store again', 'Link after that sentence'],
  next: ['Next', 'Small label above the step that follows a download: opening the file'],
});
