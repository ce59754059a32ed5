import { defineMessages } from '@tern/i18n';

export const noLogsMessages = defineMessages('noLogs', {
  title: [
    'No logs. If we kept any, you would see them here.',
    'Heading beside a drawn ledger that is empty, because nothing is recorded',
  ],
  lead: [
    'We do not record what you do while you are connected, so this list stays empty.',
    'Under the heading',
  ],
  link: ['Read the privacy policy', 'Link under the text'],
  picture: ['An empty ledger', 'Describes the drawing to people who do not see it'],
  time: ['Time', 'Column of the empty ledger'],
  from: ['From', 'Column of the empty ledger: where a connection comes from'],
  to: ['To', 'Column of the empty ledger: where a connection goes'],
  data: ['Data', 'Column of the empty ledger: how much was sent'],
  entries: [
    '<figure>{count, number}</figure> {count, plural, one {entry} other {entries}}',
    'Under the empty ledger. {count} is always 0 and is set as a large figure',
  ],
});
