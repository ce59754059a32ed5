import { defineMessages } from '@tern/i18n';

export const chinaNoticeMessages = defineMessages('chinaNotice', {
  title: ['Not available here.', 'Heading of a page that is closed to visitors in China'],
  home: [
    'Back to the home page',
    'Button of a page that is closed to visitors in China: leads to the home page',
  ],
  text: [
    'Due to policy, this service is not available in China. Thank you for your understanding!',
    'Shown to visitors in China in place of a download, a trial, a sign-up or a purchase',
  ],
});
