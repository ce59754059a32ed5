import { defineMessages } from '@tern/i18n';

export const studentPageMessages = defineMessages('studentPage', {
  title: ['For students. Same VPN, lower price.', 'Main heading of the pages of the student programme'],
  lead: [
    'Campus networks are large, shared and full of rules. With proof that you are a student, {brand} costs {studentPercent} less in the first period.',
    'Below the main heading of the pages of the student programme',
  ],
  introTitle: ['Who can join.', 'Heading on the pages of the student programme'],
  introText: [
    'Students of universities, colleges and schools. A code sent to your school email address is the proof; if your school is not on the list, a verification service may help.',
    'Text on the pages of the student programme',
  ],
  stepsTitle: ['How to get the discount.', 'Heading on the pages of the student programme'],
  step1Title: ['Confirm that you are a student', 'Heading on the pages of the student programme'],
  step1Text: [
    'In your account: we send a code to your school email address. Enter it to get your student code.',
    'Text on the pages of the student programme',
  ],
  step2Title: ['Choose a plan', 'Heading on the pages of the student programme'],
  step2Text: ['All plans can be bought with a student code.', 'Text on the pages of the student programme'],
  step3Title: ['Enter the student code', 'Heading on the pages of the student programme'],
  step3Text: [
    'The checkout accepts it and shows the new price before you pay.',
    'Text on the pages of the student programme',
  ],
  getCode: ['Get your code', 'Button on the pages of the student programme: leads to the account'],
  seePlans: ['See the plans', 'Button on the pages of the student programme'],
  bottomTitle: ['More for students.', 'Heading on the pages of the student programme'],
  codeTitle: ['What the code is.', 'Heading on the pages of the student programme'],
  code1Title: ['Yours alone', 'Heading on the pages of the student programme'],
  code1Text: ['It works in your account, and in no other.', 'Text on the pages of the student programme'],
  code2Title: ['For one purchase', 'Heading on the pages of the student programme'],
  code2Text: [
    'It lowers the price of the first period of one plan. Confirm again and you get a new code.',
    'Text on the pages of the student programme',
  ],
  code3Title: ['Confirm once a year', 'Heading on the pages of the student programme'],
  code3Text: [
    'We email you before your year is over. If you are still a student, confirm it again.',
    'Text on the pages of the student programme',
  ],
  planTitle: ['The price for students.', 'Heading on the pages of the student programme'],
  planLead: ['Every plan, with your code and without.', 'Text on the pages of the student programme'],
  pricesTitle: ['First period of each plan', 'Caption of the table with the prices for students'],
  planColumn: ['Plan', 'Column of the table with the prices for students'],
  beforeColumn: ['Without a code', 'Column of the table with the prices for students'],
  priceColumn: ['With your code', 'Column of the table with the prices for students'],
  stepsLead: [
    'All you need is an account and your school email address.',
    'Text on the pages of the student programme',
  ],
  partsTitle: ['What gets cheaper, and what does not.', 'Heading on the pages of the student programme'],
  partsLead: [
    'One discount, on one period, and no commission for anybody.',
    'Text on the pages of the student programme',
  ],
  part1Title: ['{studentPercent} off the first period', 'Heading on the pages of the student programme'],
  part1Text: [
    'Of the normal price of every plan, in every currency. The checkout shows the price before you pay.',
    'Text on the pages of the student programme',
  ],
  part2Title: ['Then the normal price', 'Heading on the pages of the student programme'],
  part2Text: [
    'Later periods cost what they cost everybody, until you switch renewal off.',
    'Text on the pages of the student programme',
  ],
  part3Title: ['No commission', 'Heading on the pages of the student programme'],
  part3Text: [
    'Nobody is paid for students: not your school, not you. If you want something for bringing friends, invite them.',
    'Text on the pages of the student programme',
  ],
  commentTitle: ['Questions from students.', 'Heading on the pages of the student programme'],
  commentLead: [
    'Questions and answers instead of testimonials.',
    'Text on the pages of the student programme',
  ],
  q3: ['My school is not on the list. What now?', 'Question on the pages of the student programme'],
  a3: [
    'Write to {email} and name the website of your school. In the meantime you can buy every plan at the normal price.',
    'Answer on the pages of the student programme, to the question with the same number',
  ],
  q4: ['What do you keep about me?', 'Question on the pages of the student programme'],
  a4: [
    'A hash of your email address, the day you confirmed it and your code. The address itself serves only to send you the code.',
    'Answer on the pages of the student programme, to the question with the same number',
  ],
  useLead: ['The library, the year abroad, the thesis.', 'Text on the pages of the student programme'],
  offersTitle: ['Offers for students.', 'Heading on the pages of the student programme'],
  offersLead: [
    'Your code is valid all year. Offers for everybody come and go.',
    'Text on the pages of the student programme',
  ],
  nowTitle: ['At the moment.', 'Heading on the pages of the student programme'],
  offerNone: [
    'No other offer runs. Your code works all the same.',
    'Text on the pages of the student programme',
  ],
  offerOn: [
    'An offer for everybody runs until {date}. The checkout shows the price with your code before you pay.',
    'Text on the pages of the student programme',
  ],
  offerSee: ['See the offer', 'Button on the pages of the student programme: leads to the offer that runs'],
  useTitle: ['What students use it for.', 'Heading on the pages of the student programme'],
  u1Title: ['Open networks in the library', 'Heading on the pages of the student programme'],
  u1Text: [
    'Everybody on the same Wi-Fi is a stranger. The tunnel keeps them out of your accounts.',
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
    "Journals open for campus addresses. Switch {brand} off for them, or use the university's own VPN.",
    'Answer on the pages of the student programme, to the question with the same number',
  ],
  q2: ['What happens after I graduate?', 'Question on the pages of the student programme'],
  a2: [
    'The plan runs to the end of its period. After that it renews at the normal price unless you switch renewal off.',
    'Answer on the pages of the student programme, to the question with the same number',
  ],
  discountTitle: ['Student discount.', 'Heading on the pages of the student programme'],
  discountLead: [
    'One code of your own, once a year, for {studentPercent} off the first period. This is how to get and use it.',
    'Below the main heading of the pages of the student programme',
  ],
});

export const studentPageHead = defineMessages('meta', {
  'studentbeans.title': [
    '{name} VPN for students',
    'Title of the page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentbeans.description': [
    '{name} VPN for students: {studentPercent} off the first period of every plan. All it takes is a code sent to your school email address.',
    'Description of the page for students; {studentPercent} such as 30%, in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'studentbeans.keywords': [
    'VPN for students, student VPN, campus Wi-Fi',
    'Keywords of the page of the student programme: phrases people search for, with ASCII commas between them.',
  ],
  'studentSection.intro.title': [
    '{name} for students: who can join',
    'Title of a page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentSection.intro.description': [
    'Students of universities, colleges and schools get {name} VPN for less. The proof is a code sent to your school email address.',
    'Description of the page that says who can have the student price in search results, at most 920 px in Arial of 14 px: about 130 characters.',
  ],
  'studentSection.plan.title': [
    '{name} prices for students',
    'Title of a page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentSection.steps.title': [
    '{name} for students: step by step',
    'Title of a page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentSection.comissions.title': [
    '{name} for students: what comes off',
    'Title of a page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentSection.comment.title': [
    '{name} for students: questions',
    'Title of a page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentSection.topic.title': [
    'What students use {name} for',
    'Title of a page of the student programme in search results, at most 60 characters. {name} is the brand.',
  ],
  'studentSection.studentactives.title': [
    '{name}: offers for students',
    'Title of a page of the student programme in search results, at most 60 characters. {name} is the brand.',
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
