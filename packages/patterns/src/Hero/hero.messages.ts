import { defineMessages } from '@tern/i18n';

export const heroMessages = defineMessages('hero', {
  title: [
    'One internet, pole to pole.',
    'Heading of the home page. The picture beside it shows the flight of an Arctic tern from pole to pole',
  ],
  lead: [
    '{brand} is a VPN and proxy app for phones, computers, browsers and smart TVs. Pick a country, switch it on, and browse from there.',
    'Under the heading of the home page. {brand} is the product name',
  ],
  plans: [
    'Plans from {price} a month',
    'Second button of the home page; leads to the plans. {price} has its currency',
  ],
  afterTrial: [
    'Then {renewal}. Cancel before and pay nothing.',
    'Under the button that starts the free trial. {renewal} is a price and how often, such as $45.00 every 12 months',
  ],
  picture: [
    'World map seen from the north: server cities joined by flight lines, and the yearly flight of an Arctic tern from Greenland to the Weddell Sea and back',
    'Describes the map to people who do not see it',
  ],
  legendFlight: ['One year of an Arctic tern', 'Legend of the map: the red line'],
  legendRoutes: ['Between server cities', 'Legend of the map: the blue lines'],
  newYork: ['New York', 'City on the map'],
  saoPaulo: ['São Paulo', 'City on the map'],
  tokyo: ['Tokyo', 'City on the map'],
  singapore: ['Singapore', 'City on the map'],
  greenland: ['Greenland', 'Place on the map'],
  weddellSea: ['Weddell Sea', 'Sea at the Antarctic, on the map'],
  chipPlace: ['Tokyo, Japan', 'Place on a small drawing of the app: city, country'],
  chipState: ['Connected', 'State on a small drawing of the app'],
});
