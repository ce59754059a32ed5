import { defineMessages } from '@tern/i18n';

export const changeLogMessages = defineMessages('changeLog', {
  website: [
    'Website',
    'Where a change was made, beside its date, on the page of changes: the website, not an app',
  ],
  version: [
    'Version {version}',
    'Beside the date of a change in an app. {version} is a number such as 4.2.0',
  ],
});
