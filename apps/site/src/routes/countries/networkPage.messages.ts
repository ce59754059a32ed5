import { defineMessages } from '@tern/i18n';

export const networkPageMessages = defineMessages('networkPage', {
  title: [
    '{count, plural, one {# country} other {# countries}}. Pick one.',
    'Main heading of the page of all places with servers',
  ],
  lead: [
    '{count, plural, one {# server} other {# servers}}, listed by city, from the signed list of {time} (UTC). Every row below is in that list.',
    'Below the main heading of the page of all places with servers. {time} is a day and a time of day such as Nov 27, 2026, 14:32',
  ],
  checkSignature: [
    'Check the signature',
    'Link: leads to the steps by which anybody can verify the signed list of servers',
  ],
  stale: [
    'This list is from {time} (UTC). Server status and load may have changed since, so they are left out.',
    'Notice above a list of servers that was not renewed in time. {time} such as Nov 27, 2026, 14:32',
  ],
  listTitle: ['All locations.', 'Heading above the list of countries and cities with servers'],
  sheetTitle: [
    '{country}. {count, plural, one {# server} other {# servers}}.',
    'Main heading of a page about one country. {country} is its name in the nominative, alone',
  ],
  nearestTitle: [
    '{country} VPN. Nearest servers abroad: {other}, {km}.',
    'Main heading of a page about one country: how far the nearest country with servers is. {country} and {other} are names of countries in the nominative; {km} is such as 28 km',
  ],
  nearestLead: [
    'From {from} to {to}: the shortest way to servers in another country.',
    'Below that heading. {from} and {to} are names of cities in the nominative, the second one abroad',
  ],
  sheetCount: [
    '{cities, plural, one {# city} other {# cities}}, {servers, plural, one {# server} other {# servers}}.',
    'Below the main heading of a page about one country',
  ],
  facts: ['Facts about {country}', 'Names a list for screen readers. {country} is a name in the nominative'],
  fromCity: [
    'From you, {from} to {to}',
    'Term: how far the servers are. {from} is the city where the visitor seems to be, {to} that of the servers, both in the nominative',
  ],
  fromYou: ['From you to {to}', 'Term: how far the servers are. {to} is a city in the nominative'],
  timeIn: [
    'Time in {city}',
    'Term: the time of day, or the offset to UTC. {city} is a name in the nominative',
  ],
  serversThere: ['Servers', 'Term: how many servers there are in the country'],
  citiesThere: ['Cities', 'Term: how many cities of the country have servers'],
  daylight: ['Daylight on {date}', 'Term: from sunrise to sunset. {date} is a day such as Nov 29'],
  allDay: ['All day', 'Daylight where the sun does not set'],
  noDay: ['None', 'Daylight where the sun does not rise'],
  sheetLead: [
    'Cities, server status and load, what sites usually show there, and which countries are nearby.',
    'Below the main heading of a page about one country',
  ],
  sheetNote: [
    'We have no guide for this country yet. Everything on this page comes from the signed list of servers, from coordinates and from public language data.',
    'Small line at the top of a page about one country that has data and no text of its own',
  ],
  citiesTitle: ['Cities and servers.', 'Heading above a list of cities with their servers'],
  citiesLead: [
    'From the signed list of {time} (UTC).',
    'Below that heading. {time} such as Nov 27, 2026, 14:32',
  ],
  openvpnNote: [
    'OpenVPN files ask for a name and a password. Ask support for yours.',
    'Below a list of cities, some with a file for the program OpenVPN to download',
  ],
  features: ['Features', 'Term: what servers can do, such as P2P'],
  streaming: [
    'streaming',
    'A feature of servers, in a list such as “P2P and streaming”: they are meant for watching videos of streaming services',
  ],
  protocols: ['Protocols', 'Term: the VPN protocols of the servers'],
  machines: ['Ownership', 'Term: how many servers the company owns and rents'],
  machinesText: [
    '{owned, number} owned, {rented, number} rented',
    'How many of the servers the company owns and how many it rents',
  ],
  hosting: ['Data centers', 'Term: the companies in whose data centers the servers stand'],
  currency: ['Currency', 'Term: the money of the country'],
  thereTitle: ['What sites show there.', 'Heading above examples of formats that are usual in a country'],
  thereLead: [
    'Sites choose language, currency and formats by your address, your browser or your account. Here is what is usual there.',
    'Below that heading',
  ],
  form: ['Form', 'Heading of a column: what is written differently from country to country'],
  seenFrom: [
    'From {place}',
    'Heading of a column: what a site shows to visitors from a place. {place} is a name in the nominative',
  ],
  usualLanguage: ['Language', 'Term: the most common language of the place'],
  price: ['Price', 'Term: an example of a price as it is written there'],
  date: ['Date', 'Term: today’s date as it is written there'],
  number: ['Number', 'Term: an example of a large number as it is written there'],
  nearTitle: ['Nearest countries, by server.', 'Heading above links to other countries'],
  measureText: [
    'Your IP address says roughly where you are. We use it to work out the distances on this page.',
    'Above a button that finds out how far the servers are',
  ],
  measure: ['Show the distances', 'Button: shows how far the servers of a country are from the visitor'],
  measured: [
    'Straight lines from where your IP address seems to be: {place}. The time is what light in optical fiber needs there and back; a real connection takes longer.',
    'Above distances. {place} is the name of a city',
  ],
  measuredUnnamed: [
    'Straight lines from where your IP address seems to be. The time is what light in optical fiber needs there and back; a real connection takes longer.',
    'Above distances, where the city is not known',
  ],
  unknownPlace: [
    'Your IP address does not say where you are, so there are no distances.',
    'In the place of distances',
  ],
  delay: ['Least delay, there and back', 'Term: the shortest time that a signal can need'],
  reset: ['All locations', 'Link: shows the whole list again'],
  found: [
    '{count, plural, one {# country fits.} other {# countries fit.}}',
    'How many countries fit what was searched for',
  ],
  noHit: [
    'No place is called “{query}”. These names are closest.',
    'Above a list of places, where nothing has the name that was typed',
  ],
  noServers: [
    '{country}: no servers there. These places are nearest.',
    'Above a list of places, where a country was searched for that has no servers. {country} is its name in the nominative, alone',
  ],
  noneFits: [
    'No server meets all of these conditions. Remove one of them.',
    'In the place of a list of countries, when filters leave nothing',
  ],
  allTitle: [
    '{city}. {count, plural, one {# server} other {# servers}}.',
    'Heading above all servers of a city. {city} is its name, alone',
  ],
  pages: ['Pages of the list', 'Names links to pages of a long list, for screen readers'],
  previous: ['Previous page', 'Link for screen readers'],
  next: ['Next page', 'Link for screen readers'],
  page: ['Page {page, number}', 'Link for screen readers'],
  backToCountry: ['All cities: {country}', 'Link from all servers of a city to the page of its country'],
  mapTitle: ['Map of the cities with servers', 'Describes a map to people who do not see it'],
});

export const networkPageHead = defineMessages('meta', {
  'networkCountry.description': [
    'VPN servers by city: {item}. Status, load, distance, local currency and time zone, and the nearest countries.',
    'Description of a page about one country in search results. {item} is its name in the nominative, alone',
  ],
});
