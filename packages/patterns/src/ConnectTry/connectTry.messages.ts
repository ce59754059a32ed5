import { defineMessages } from '@tern/i18n';

export const connectTryMessages = defineMessages('connectTry', {
  title: [
    'One internet, pole to pole.',
    'Heading of the home page. The picture beside it shows the earth from pole to pole',
  ],
  lead: [
    'A VPN and proxy app for phones, computers, browsers and TVs.',
    'Under the heading of the home page, as a sentence; “Press a city, then the switch.” may follow',
  ],
  tryIt: [
    'Press a city, then the switch.',
    'After the sentence under the heading of the home page. The cities stand on a map, the switch on a card beside it',
  ],
  where: ['Where to?', 'Names the group of cities on the map for screen readers'],
  switch: [
    'Try {brand}',
    'Name of the switch for screen readers: on it shows what the app does. {brand} is the product name',
  ],
  off: ['Not connected', 'State beside the switch, which is off. Calm: nothing is wrong'],
  connecting: ['Connecting', 'State beside the switch for a moment after it was pressed'],
  on: ['Connected', 'State beside the switch, which is on'],
  through: [
    'Through {brand} already',
    'State beside the switch, in place of “Not connected”, for somebody who comes through the VPN. {brand} is the product name',
  ],
  sitesSee: ['Sites see', 'Label above an IP address: what websites see of the visitor'],
  yourAddress: ['Your IP address', 'In place of the IP address while it is not known'],
  noPlace: ['Location unknown', 'In place of a city and a country, under the IP address'],
  networkSees: [
    'Your network sees',
    'Label before “the sites you open” or “one encrypted connection”: what the internet provider or the Wi-Fi sees',
  ],
  openSites: ['the sites you open', 'After “Your network sees”, the switch is off'],
  oneConnection: ['one encrypted connection', 'After “Your network sees”, the switch is on'],
  to: ['To', 'Label before the name of the city that was chosen'],
  change: ['Change city', 'Opens the list of cities'],
  distance: [
    '{distance} km.',
    'How far the chosen city is. {distance} is a number such as 9,890. Stands before “Light in fiber needs …”',
  ],
  delay: [
    'Light in fiber needs at least {delay} ms there and back.',
    'After the distance. {delay} is a number of milliseconds such as 99',
  ],
  noDistance: ['The distance depends on where you are.', 'In place of the distance to the chosen city'],
  start: [
    'Start free in {city}',
    'Main button while the switch is on: starts the free trial. {city} is the city that was chosen, such as Tokyo',
  ],
  plans: [
    'Plans from {price} a month',
    'Second button of the home page; leads to the plans. {price} has its currency',
  ],
  afterTrial: [
    'Then {renewal}. Cancel before then and pay nothing.',
    'Under the button that starts the free trial. {renewal} is a price and how often, such as $45.00 every 12 months',
  ],
  tryOut: [
    'A demo on this page. Your own connection stays as it is, and the second address is an example.',
    'Small print under the buttons: the switch on this page connects nothing',
  ],
  you: ['You', 'Beside the place of the visitor on the map'],
  youIn: ['You, {city}', 'Beside the place of the visitor on the map. {city} such as Lyon'],
  place: ['{city}, {country}', 'A place under the IP address, in the way of your language: Tokyo, Japan'],
  connectedTo: [
    'Connected: {place}.',
    'Said by screen readers when the switch is on. {place} is a city and its country',
  ],
  newYork: ['New York', 'City on the map'],
  saoPaulo: ['São Paulo', 'City on the map'],
  london: ['London', 'City on the map'],
  paris: ['Paris', 'City on the map'],
  frankfurt: ['Frankfurt', 'City on the map'],
  mumbai: ['Mumbai', 'City on the map'],
  singapore: ['Singapore', 'City on the map'],
  jakarta: ['Jakarta', 'City on the map'],
  hongKong: ['Hong Kong', 'City on the map'],
  seoul: ['Seoul', 'City on the map'],
  tokyo: ['Tokyo', 'City on the map'],
  sydney: ['Sydney', 'City on the map'],
});
