import { defineMessages } from '@tern/i18n';

export const statusScreenMessages = defineMessages('statusScreen', {
  'title.up': ['Everything we measure is working.', 'Main heading of the status page while nothing is wrong'],
  'title.limited': [
    'Limited now: {parts}.',
    'Main heading of the status page. {parts} is a list such as "Payments and Emails": they are slow or work in part',
  ],
  'title.down': [
    'Down now: {parts}.',
    'Main heading of the status page. {parts} is a list such as "Signing in and Payments": they do not work',
  ],
  'title.maintenance': [
    'Planned maintenance is underway.',
    'Main heading of the status page while announced work is done',
  ],
  'title.none': [
    'Nothing has been measured yet.',
    'Main heading of the status page before the first measurement',
  ],
  'title.stale': [
    'The status is not up to date.',
    'Main heading of the status page when the last measurement is old',
  ],
  'title.away': [
    'The status is not available right now.',
    'Main heading of the status page when nothing is known',
  ],
  measured: [
    'Last measured: {when}.',
    'Below the main heading of the status page. {when} is such as "Today, 08:12 UTC"',
  ],
  staleLead: [
    'Last measured: {when}. Nothing is known about the time since then.',
    'Below the main heading of the status page when the last measurement is old. {when} is such as "Yesterday, 08:12 UTC"',
  ],
  noneLead: [
    'Measurements begin a few minutes after the service starts.',
    'Below the main heading of the status page before the first measurement',
  ],
  awayLead: [
    'The service that knows the status is not responding. Please try again in a minute.',
    'Below the main heading of the status page when nothing is known',
  ],
  network: ['Servers by region', 'Heading on the status page above the regions of the VPN network'],
  own: ['Website and account', 'Heading on the status page above sign-in, payments and others'],
  days: [
    '{count, plural, one {# day} other {# days}}, one block per day',
    'Beside a heading on the status page: the lines below are made of blocks. {count} is 90, or 30 on a phone',
  ],
  'part.europe': ['Europe', 'Region of the VPN network'],
  'part.north-america': ['North America', 'Region of the VPN network'],
  'part.south-america': ['South America', 'Region of the VPN network'],
  'part.asia-pacific': ['Asia and Pacific', 'Region of the VPN network'],
  'part.middle-east-africa': ['Middle East and Africa', 'Region of the VPN network'],
  'part.site': ['Website', 'Part of the service on the status page'],
  'part.sign-in': ['Signing in', 'Part of the service on the status page'],
  'part.payments': ['Payments', 'Part of the service on the status page'],
  'part.mails': ['Emails', 'Part of the service on the status page: the emails that we send, such as codes'],
  'state.up': ['Works', 'State of a part of the service, beside its name'],
  'state.limited': [
    'Limited',
    'State of a part of the service that is slow or works in part, beside its name',
  ],
  'state.down': ['Down', 'State of a part of the service that does not work, beside its name'],
  'state.unknown': ['Not known', 'State of a part of the service without a recent measurement'],
  minutesDown: [
    '{minutes} min down',
    'Below the state of a part: for how many minutes it did not work in the days shown. {minutes} is a number such as 52',
  ],
  line: [
    '{part}, last {days} days. Measured: {measured}. Days with an outage: {down}. Limited days: {limited}.',
    'Says a drawn line of days to screen readers. {part} such as "Payments"; the others are numbers of days',
  ],
  'key.up': ['Works', 'Legend of the lines of days on the status page'],
  'key.limited': ['Limited or under maintenance', 'Legend of the lines of days on the status page'],
  'key.down': ['Down', 'Legend of the lines of days on the status page'],
  'key.unknown': ['Not measured', 'Legend of the lines of days on the status page'],
  how: [
    'We measure every {minutes} minutes ourselves, and days are in UTC. A day counts as down after {down} minutes without service, and as limited after {limited} minutes of limited service. For a region we count the minutes of an average server.',
    'Below the lines of days on the status page. {minutes}, {down} and {limited} are numbers of minutes',
  ],
  events: [
    'All days with an outage or a limitation',
    'Opens a list below the lines of days on the status page',
  ],
  noEvents: [
    'No measured day had an outage or a limitation.',
    'In place of the list of such days on the status page',
  ],
  'event.down': [
    '{date}: {part}, {minutes} min down',
    'Entry of a list. {date} such as 21 Nov 2026, {part} such as Payments, {minutes} a number',
  ],
  'event.limited': [
    '{date}: {part}, {minutes} min limited',
    'Entry of a list. {date} such as 21 Nov 2026, {part} such as Payments, {minutes} a number',
  ],
  current: ['What is happening now', 'Names the list of open incidents for screen readers'],
  'severity.minor': ['Minor incident', 'Label of an incident on the status page'],
  'severity.major': ['Major incident', 'Label of an incident on the status page'],
  affected: [
    'Affected: {parts}.',
    'Below the title of an incident. {parts} is a list such as "Signing in and Payments"',
  ],
  since: ['Since: {when}', 'When an incident began. {when} is such as "Today, 08:12 UTC"'],
  period: ['{from} to {to}', 'From when to when, both such as "21 Nov 2026, 17:32 UTC"'],
  'kind.investigating': ['We are investigating', 'Heading of an update of an incident'],
  'kind.identified': ['Cause found', 'Heading of an update of an incident'],
  'kind.monitoring': ['Fix in place, we are watching', 'Heading of an update of an incident'],
  'kind.resolved': ['Resolved', 'Heading of an update of an incident'],
  'kind.scheduled': ['Planned', 'Heading of a notice of maintenance'],
  'kind.cancelled': ['Canceled', 'Heading of a notice of maintenance that will not take place'],
  history: ['Past incidents.', 'Heading on the status page'],
  noHistory: [
    'We reported no incidents in the last {days} days.',
    'Below the heading "Past incidents." {days} is 90',
  ],
  planned: ['Planned maintenance.', 'Heading on the status page'],
  noPlanned: ['None is planned at the moment.', 'Below the heading "Planned maintenance."'],
  underWay: ['Underway now', 'Beside maintenance that has begun'],
  follow: ['Follow the status.', 'Heading on the status page above links to feeds'],
  followLead: [
    'Feeds work without an email address.',
    'Below the heading above links to feeds, on the status page',
  ],
  rss: ['RSS', 'Link to a feed for news readers'],
  json: ['JSON', 'Link to the status as data for programs'],
  calendar: ['Calendar', 'Link to a calendar file with planned maintenance'],
});
