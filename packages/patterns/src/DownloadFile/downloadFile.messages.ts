import { defineMessages } from '@tern/i18n';

export const downloadFileMessages = defineMessages('downloadFile', {
  begins: [
    'Your download should begin now. Your browser shows it in its list of downloads.',
    'After the press on a download button; read out by screen readers',
  ],
  direct: [
    'Did it not start? Download it directly.',
    'Link to the file itself, after the sentence that the download should begin',
  ],
});
