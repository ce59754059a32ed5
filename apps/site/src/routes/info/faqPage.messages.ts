import { defineMessages } from '@tern/i18n';

export const faqPageMessages = defineMessages('faqPage', {
  title: ['Questions. Short answers.', 'Main heading of the page of all questions'],
  lead: [
    'How {brand} works, what it costs and what to do when something fails. If your question is not here, write to us.',
    'Below the main heading of the page of all questions',
  ],
  g1: ['About VPNs', 'Heads a group of questions'],
  g2: ['Apps and devices', 'Heads a group of questions'],
  g3: ['Plans and payment', 'Heads a group of questions'],
  g4: ['Account', 'Heads a group of questions'],
  g5: ['When something does not work', 'Heads a group of questions'],
  q1: ['What does {brand} do?', 'Question on the page of all questions'],
  a1: [
    "It sends your traffic through an encrypted connection to one of {servers, number}+ servers. Sites see the server's address; networks on the way see nothing inside.",
    'Answer on the page of all questions, to the question with the same number',
  ],
  q2: ['Do you keep logs?', 'Question on the page of all questions'],
  a2: [
    'Not of what you do. Your account holds what it needs, such as your email address, plan, devices and payments. The privacy policy lists it.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q3: ['Will it slow me down?', 'Question on the page of all questions'],
  a3: [
    'A little. With a server near you, often so little that you will not notice. The farther away the server is, the longer pages take to load.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q4: ['Can I watch everything everywhere?', 'Question on the page of all questions'],
  a4: [
    "No. It gives you an address in another country. Which addresses a service accepts is the service's decision, and you need a subscription of your own.",
    'Answer on the page of all questions, to the question with the same number',
  ],
  q5: ['How many devices can I use?', 'Question on the page of all questions'],
  a5: [
    '{devices, plural, one {# device} other {# devices}} at once, of any kind. The list in your account shows them and lets you unbind one.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q6: ['Is there an app for my system?', 'Question on the page of all questions'],
  a6: [
    'For Windows, macOS, iOS, Android, Android TV and as a Chrome extension. The download page shows whether there are more. Consoles and other televisions use Smart DNS.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q7: ['Can I put it on my router?', 'Question on the page of all questions'],
  a7: [
    'There is no app for routers, but many can import a WireGuard file: your account makes one, under “Configurations”. Or share the connection of a computer.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q8: ['Does the extension protect my whole computer?', 'Question on the page of all questions'],
  a8: [
    'No, only the browser it is in. For everything, install the app.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q9: ['What does it cost?', 'Question on the page of all questions'],
  a9: [
    'From {fromPrice} a month without an offer, depending on the length you choose. The plans page always shows the full amount.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q10: ['How does the free trial work?', 'Question on the page of all questions'],
  a10: [
    'You use every app on all your devices for {trialDays, number} days and pay nothing. We remind you by email {before, number} days before your plan is charged. If you cancel before that day, in your account, you are not charged.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q11: ['How do I get my money back?', 'Question on the page of all questions'],
  a11: [
    'In your account, under “Cancellation and refunds”, within {moneyBackDays, number} days of the payment. The refund goes to the card or account you paid with. For the payment of a renewal, write to us.',
    'Answer on the page of all questions, to the question with the same number. Cancellation and refunds is the name of a page of the account',
  ],
  q12: ['Why does the price depend on the country?', 'Question on the page of all questions'],
  a12: [
    'Your country sets the currency you see first. You can switch it on the plans page before you pay.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q13: ['I forgot my password.', 'Question on the page of all questions'],
  a13: [
    'Ask for a code on the sign-in page. It comes by email, is valid for a few minutes and works once.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q14: ['How do I change my email address?', 'Question on the page of all questions'],
  a14: [
    'In your account, under “Security”: enter the new address and your password, then the code that we send there.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q15: ['How do I delete my account?', 'Question on the page of all questions'],
  a15: [
    'In your account, under “Security”. You have a few days to change your mind; after that all is deleted but what the privacy policy names.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q16: ['Somebody else is signed in to my account.', 'Question on the page of all questions'],
  a16: [
    'Change the password. That ends every other session at once. Then check the list of devices.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q17: ['I am connected but a page does not open.', 'Question on the page of all questions'],
  a17: [
    'Try another server first. If it still does not open, the site may refuse VPN addresses.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q18: ['The app does not connect.', 'Question on the page of all questions'],
  a18: [
    'Check that the device is online without {brand}. On networks that close most ports, choose another server; if a hotel has a sign-in page, sign in there first.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q19: ['The leak test says I have a leak.', 'Question on the page of all questions'],
  a19: [
    'Follow the steps for your browser below the result. Then test again; the page can compare before and after.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  q20: ['I paid and my account shows nothing.', 'Question on the page of all questions'],
  a20: [
    'Do not pay again. Open the payment status page: it keeps asking the payment provider until it knows, and your plan starts by itself.',
    'Answer on the page of all questions, to the question with the same number',
  ],
  contact: ['Ask us', 'Button that leads to the contact form'],
  endTitle: ['Not answered yet?', 'Heading on the page of all questions'],
});

export const faqPageHead = defineMessages('meta', {
  'faq.title': [
    'Questions and answers about {name} VPN',
    'Title of the page of all questions in search results, at most 60 characters. {name} is the brand.',
  ],
  'faq.keywords': [
    'VPN FAQ, VPN help, {name} questions',
    'Keywords of the page of all questions: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
