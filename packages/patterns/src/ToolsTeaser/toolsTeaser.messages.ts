import { defineMessages } from '@tern/i18n';

export const toolsTeaserMessages = defineMessages('toolsTeaser', {
  title: ['Check it yourself.', 'Heading over two free security tools'],
  lead: [
    'Tools open to everyone, with or without {brand}.',
    'Beside the heading. {brand} is the product name',
  ],
  leakTitle: ['WebRTC leak test', 'Name of the tool that checks whether the browser gives the address away'],
  leakText: [
    'A browser can give away your address even when a VPN is on. This test shows whether yours does.',
    'Says what the leak test is for',
  ],
  leakAction: ['Run the test', 'Button that opens the leak test'],
  leakOk: ['No leak found', 'Good result, on a drawing of the leak test'],
  ipTitle: ['What is my IP', 'Name of the tool that shows the visitor’s own address'],
  ipText: [
    'The address, country and location that every site sees when you open it.',
    'Says what the IP lookup shows',
  ],
  ipAction: ['Look up an address', 'Button that opens the IP lookup'],
  ipMap: ['Map of western Europe with a crosshair on Lyon', 'Describes the map to people who do not see it'],
  address: ['Address', 'Label of an IP address, on a drawing of the IP lookup'],
  country: ['Country', 'Label of a country, on a drawing of the IP lookup'],
  place: ['Location', 'Label of a city, on a drawing of the IP lookup'],
  placeExample: ['Lyon', 'Example city in France'],
});
