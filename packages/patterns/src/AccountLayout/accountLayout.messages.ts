import { defineMessages } from '@tern/i18n';

export const accountLayoutMessages = defineMessages('accountLayout', {
  navigation: ['Account', 'Name of the navigation of the account pages for screen readers'],
  info: ['Info', 'Account page: name, email, password state'],
  changePassword: ['Change password', 'Account page'],
  devices: ['Devices', 'Account page: the devices that are signed in'],
  configurations: ['Configurations', 'Account page: files to connect routers and systems without the app'],
  dnsSettings: ['DNS settings', 'Account page: Smart DNS for televisions and consoles'],
  subscriptions: ['Subscriptions', 'Account page: the plan and the payments'],
  leave: [
    'Cancellation and refunds',
    'Account page: turning renewal off, having the money back, withdrawing from the contract',
  ],
  security: ['Security', 'Account page: where one is signed in, what happened, one’s own data'],
  invite: ['Invite friends', 'Account page: one’s own invitation, and what it has earned'],
  vouchers: ['Gifts and vouchers', 'Account page: gifts for others, and vouchers that were redeemed'],
  partner: ['Partner', 'Account page: links, visits and sales of an affiliate partner'],
  student: ['Student price', 'Account page: the proof that one studies, and the code that comes with it'],
  signOut: ['Sign out', 'Ends the session'],
});
