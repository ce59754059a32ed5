import { defineMessages } from '@tern/i18n';

export const studentPageMessages = defineMessages('studentPage', {
  title: ['For students. Same VPN, smaller price.', 'Main heading of the pages of the student programme'],
  lead: [
    'Campus networks are large, shared and full of rules. Students get {brand} for less.',
    'Below the main heading of the pages of the student programme',
  ],
  introTitle: ['Who can join.', 'Heading on the pages of the student programme'],
  introText: [
    'Students of universities, colleges and vocational schools, as long as the student service confirms it. We only learn that you are one, not where.',
    'Text on the pages of the student programme',
  ],
  stepsTitle: ['How to get it.', 'Heading on the pages of the student programme'],
  step1Title: ['Confirm that you study', 'Heading on the pages of the student programme'],
  step1Text: [
    'The student service checks it with your school account or a document and gives you a code.',
    'Text on the pages of the student programme',
  ],
  step2Title: ['Choose a plan', 'Heading on the pages of the student programme'],
  step2Text: ['All plans can be bought with a student code.', 'Text on the pages of the student programme'],
  step3Title: ['Enter the code', 'Heading on the pages of the student programme'],
  step3Text: [
    'The checkout takes it and shows the new sum before you pay.',
    'Text on the pages of the student programme',
  ],
  useTitle: ['What students use it for.', 'Heading on the pages of the student programme'],
  u1Title: ['Open networks in the library', 'Heading on the pages of the student programme'],
  u1Text: [
    'Everybody on the same Wi-Fi is a stranger. The tunnel keeps them out of your logins.',
    'Text on the pages of the student programme',
  ],
  u2Title: ['A year abroad', 'Heading on the pages of the student programme'],
  u2Text: [
    'Your bank, your newspaper and your series still find you at home.',
    'Text on the pages of the student programme',
  ],
  u3Title: ['Thesis and research', 'Heading on the pages of the student programme'],
  u3Text: [
    'See search results and prices as they are shown somewhere else.',
    'Text on the pages of the student programme',
  ],
  q1: ["Does the library's access still work?", 'Question on the pages of the student programme'],
  a1: [
    "Journals open for addresses of the campus. Switch {brand} off for them, or use the university's own VPN.",
    'Answer on the pages of the student programme, to the question with the same number',
  ],
  q2: ['What happens after I graduate?', 'Question on the pages of the student programme'],
  a2: [
    'The plan runs to the end of its period. After that it renews at the normal price unless you switch renewal off.',
    'Answer on the pages of the student programme, to the question with the same number',
  ],
  discountTitle: ['Student discount.', 'Heading on the pages of the student programme'],
  discountLead: [
    'One code, once a year, from the student service. This is how to get and use it.',
    'Below the main heading of the pages of the student programme',
  ],
});

export const studentPageHead = defineMessages('meta', {
  'studentbeans.title': [
    '{name} VPN for students',
    'Title of the page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentbeans.keywords': [
    'VPN for students, student VPN, campus Wi-Fi',
    'Keywords of the page of the student programme: phrases people search for, with ASCII commas between them.',
  ],
  'studentDiscount.title': [
    'Student discount on {name} VPN',
    'Title of the page of the student discount in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentDiscount.keywords': [
    'VPN student discount, student price, {name} student offer',
    'Keywords of the page of the student discount: phrases people search for, with ASCII commas between them. {name} is the brand.',
  ],
});
