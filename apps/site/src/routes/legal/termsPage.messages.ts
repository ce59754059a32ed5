import { defineMessages } from '@tern/i18n';

export const termsPageMessages = defineMessages('termsPage', {
  title: ['Terms of use.', 'Main heading of the terms of use, a legal text'],
  lead: [
    'The agreement between you and {entity} about the {brand} apps, service and website.',
    'Below the main heading of the terms of use, a legal text',
  ],
  s1Title: ['Who the agreement is between', 'Heading on the terms of use, a legal text'],
  s1Text: [
    'It is between you and {entity}. If you buy for a company, you confirm that you may sign for it. You must be old enough to enter into contracts where you live.',
    'Text on the terms of use, a legal text',
  ],
  s2Title: ['What you get', 'Heading on the terms of use, a legal text'],
  s2Text: [
    'While your plan runs you may use the apps and servers on up to {devices, number} devices at once. Servers and countries can change; the number in the apps is the one that counts on a given day.',
    'Text on the terms of use, a legal text',
  ],
  s3Title: ['Free trial', 'Heading on the terms of use, a legal text'],
  s3Text: [
    'The trial runs for {trialDays, number} days and costs nothing. There is one trial per person. When you start it you see the day and the amount of the first charge, and you say how you will pay. We remind you by email {before, number} days before that day. If you cancel before it, in your account or with the link in that email, nothing is charged.',
    'Text on the terms of use, a legal text. {trialDays} is the length of the trial, {before} how many days before the first charge the reminder comes',
  ],
  s4Title: ['Price, renewal and canceling', 'Heading on the terms of use, a legal text'],
  s4Text: [
    'The price is shown in full before you pay, with tax where it applies. A plan renews for the period you chose until you switch renewal off in your account. Switching it off takes effect at the end of the period you have paid for.',
    'Text on the terms of use, a legal text',
  ],
  s5Title: ['Money back', 'Heading on the terms of use, a legal text'],
  s5Text: [
    'Within {moneyBackDays, number} days of a payment you can ask for a refund without giving a reason. The refund goes to the payment method you used. Rights that the law of your country gives you are not affected.',
    'Text on the terms of use, a legal text',
  ],
  s6Title: ['What is not allowed', 'Heading on the terms of use, a legal text'],
  s6Text: [
    'Do not use the service to break the law, to attack or overload other systems, to send spam, to share child sexual abuse material, or to resell access. We may close an account that does.',
    'Text on the terms of use, a legal text',
  ],
  s7Title: ['Your account', 'Heading on the terms of use, a legal text'],
  s7Text: [
    'Keep your password to yourself and tell us if somebody else has it. You are responsible for what is done with the account until then.',
    'Text on the terms of use, a legal text',
  ],
  s8Title: ['Availability', 'Heading on the terms of use, a legal text'],
  s8Text: [
    'We work to keep the service up but do not promise that every server, site or app works at every moment. Sites may refuse VPN addresses, and networks may block them.',
    'Text on the terms of use, a legal text',
  ],
  s9Title: ['Liability', 'Heading on the terms of use, a legal text'],
  s9Text: [
    'We are liable without limit where the law says so, such as for intentional damage and personal injury. Otherwise liability is limited to what you paid for the current period, as far as the law of your country allows.',
    'Text on the terms of use, a legal text',
  ],
  s10Title: ['Countries where it is not offered', 'Heading on the terms of use, a legal text'],
  s10Text: [
    'Due to policy, the service is not available in mainland China. Where the law forbids VPNs, you may not use it.',
    'Text on the terms of use, a legal text',
  ],
  s11Title: ['Changes', 'Heading on the terms of use, a legal text'],
  s11Text: [
    'If we change these terms in a way that matters, we tell you by email at least a month in advance. If you do not agree, you can cancel and get the rest of your period back.',
    'Text on the terms of use, a legal text',
  ],
  s12Title: ['Ending and disputes', 'Heading on the terms of use, a legal text'],
  s12Text: [
    'You can end the agreement at any time by deleting your account. If we cannot settle a dispute by email, the courts of your place of residence decide where the law gives you that right.',
    'Text on the terms of use, a legal text',
  ],
  s13Title: ['How to reach us', 'Heading on the terms of use, a legal text'],
  s13Text: ['Write to {email}.', 'Text on the terms of use, a legal text'],
});

export const termsPageHead = defineMessages('meta', {
  'termsuse.title': [
    'Terms of use | {name}',
    'Title of the terms of use in search results, at most 60 characters. {name} is the brand.',
  ],
  'termsuse.keywords': [
    'terms of use, terms of service, {name} terms',
    'Keywords of the terms of use: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
