import { defineMessages } from '@tern/i18n';

export const networkMessages = defineMessages('network', {
  servers: ['{count, plural, one {# server} other {# servers}}', 'How many servers a place has'],
  cities: ['{count, plural, one {# city} other {# cities}}', 'In how many cities a country has servers'],
  allUp: ['All up', 'State of a place: every server takes connections'],
  someUp: [
    '{up, number} of {count, number} up',
    'State of a place: {up} of its {count} servers take connections, such as 148 of 150 up',
  ],
  up: ['Up', 'State of a server: takes connections'],
  maintenance: ['Maintenance', 'State of a server or a place: taken out of use on purpose, for work on it'],
  down: ['Down', 'State of a server or a place: does not respond'],
  load: ['Load', 'Column of a table of servers: how much of its capacity is used, in percent'],
  loadUnknown: ['Unknown', 'For screen readers, in the column of loads'],
  server: ['Server', 'Column of a table of servers: its name such as jp-tyo-014'],
  state: ['Status', 'Column of a table of servers: up, maintenance or down'],
  changed: ['Status since', 'Column of a table of servers: when its status changed last'],
  within: ['Within {distance}', 'Heading of a part of a list of countries. {distance} such as 1,000 km'],
  beyond: ['Farther than {distance}', 'Heading of the last part of that list. {distance} such as 10,000 km'],
  delayUpTo: ['least delay up to {delay}', 'Beside that heading. {delay} such as 10 ms'],
  delayFrom: ['least delay from {delay}', 'Beside the heading of the last part. {delay} such as 100 ms'],
  openCountry: ['All facts', 'Link to the page of a country, below its name'],
  serversIn: ['Servers: {city}', 'Names a table for screen readers. {city} is the name of a city, alone'],
  allServers: [
    'All {count, number} servers: {city}',
    'Link below the first servers of a city. {city} is its name, alone',
  ],
  openvpnFile: [
    'OpenVPN file: {city}',
    'Link below the first servers of a city: downloads a file for the program OpenVPN. {city} is its name, alone',
  ],
});
