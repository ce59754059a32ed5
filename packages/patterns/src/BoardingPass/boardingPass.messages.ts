import { defineMessages } from '@tern/i18n';

export const boardingPassMessages = defineMessages('boardingPass', {
  label: ['Your boarding pass', 'Name of a card that looks like a boarding pass: a plan that was bought'],
  what: [
    '{plan}, {devices, plural, one {# device} other {# devices}}',
    'First line of the boarding pass. {plan} is a length such as “12 months”',
  ],
  from: ['From', 'On the boarding pass: the place where the buyer is'],
  here: ['Where you are', 'On the boarding pass, below “From”, while the place is not known'],
  to: ['To', 'On the boarding pass: where the VPN leads'],
  countries: ['{countries, number}+ countries', 'On the boarding pass, below “To”'],
  starts: ['Starts', 'On the boarding pass, above the day on which a plan begins that waits for another'],
  until: ['Valid until', 'On the boarding pass, above the last day of the plan'],
  phone: ['For your phone', 'On the boarding pass, below a QR code'],
  camera: ['Point its camera here.', 'On the boarding pass, below a QR code; “its” is the phone’s'],
  qr: ['QR code that opens the downloads on your phone', 'Text alternative of a QR code'],
});
