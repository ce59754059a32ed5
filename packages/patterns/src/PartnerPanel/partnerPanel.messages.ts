import { defineMessages } from '@tern/i18n';

export const partnerPanelMessages = defineMessages('partnerPanel', {
  loading: ['Loading your figures', 'For screen readers, while the figures of a partner are loaded'],
  loadFailed: ['Your figures could not be loaded.', 'Error on the page of a partner'],
  retry: ['Try again', 'Button after that error'],
  none: [
    'This account is not a partner yet. You can apply on the page of the affiliate program.',
    'On the page of the account for partners, for somebody who is none',
  ],
  toProgramme: ['To the affiliate program', 'Button below that sentence'],
  terms: [
    'You get {percent} of the first payment without tax when somebody pays within {days, plural, one {# day} other {# days}} of the click.',
    'Above the link of a partner. {percent} is such as 40%.',
  ],
  page: ['Page', 'Label of a choice: the page that a partner’s link leads to'],
  home: ['Home', 'A choice: the home page'],
  label: ['Place of the link', 'Label of a field: the partner’s own name for where a link stands'],
  labelHint: [
    'If you like: blog, video, newsletter. It tells your links apart.',
    'Below the field for the name of the place',
  ],
  link: ['Your link', 'Label of the field with the finished link'],
  copyLink: ['Copy the link', 'Button'],
  copied: ['Copied', 'After the link was copied'],
  selected: ['Selected: copy it with the keyboard', 'Where the browser does not copy by itself'],
  figures: ['The last 180 days', 'Heading above the figures of a partner'],
  visits: ['Visits', 'Label of a figure, and heading of a column'],
  sales: ['Sales', 'Label of a figure, and caption of a table'],
  reversals: ['Refunded', 'Label of a figure: sales whose money went back'],
  date: ['Date', 'Heading of a column'],
  amount: ['Without tax', 'Heading of a column: the amount of a sale'],
  share: ['Your share', 'Heading of a column: the partner’s part of a sale'],
  state: ['Status', 'Heading of a column'],
  counts: ['Counts', 'In the column “State”: the sale stands'],
  back: ['Refunded on {date}', 'In the column “State”: the money of the sale went back'],
  nothing: ['No sales yet.', 'In place of the table'],
  save: ['Save as CSV', 'Button: downloads the figures as a file for spreadsheets'],
});
