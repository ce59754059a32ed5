import { defineMessages } from '@tern/i18n';

export const offlineNoticeMessages = defineMessages('offlineNotice', {
  title: ['You are offline.', 'Short notice while the browser has no connection'],
  text: ['What you typed stays here. The page resumes once you are online.', 'After “You are offline.”'],
  back: ['You are back online.', 'Stands there for a moment once the browser has a connection again'],
});
