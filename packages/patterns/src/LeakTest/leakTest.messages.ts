import { defineMessages } from '@tern/i18n';

export const leakTestMessages = defineMessages('leakTest', {
  name: ['WebRTC leak test', 'Name of this page, the last step of the way to it'],
  title: ['Does your browser give you away?', 'Heading of the page of the WebRTC leak test'],
  lead: [
    'WebRTC lets browsers talk directly. It can also hand out your real address while a VPN is on. The ring is the tunnel, the dot is you.',
    'Below the heading of the leak test; the picture beside it shows a ring and a dot',
  ],
  mode: ['What to test', 'Names the choice between two ways to test'],
  'mode.single': ['Test now', 'Choice: one test, judged by the addresses of our servers'],
  'mode.compare': ['Before and after', 'Choice: test without the VPN and again with it'],
  evidence: ['The evidence.', 'Heading above the table of addresses that the leak test found'],
  waiting: [
    'Every address your browser offers will appear here: its kind, where it comes from, and what it means.',
    'In place of the table of addresses before the test ran',
  ],
  comparing: [
    'Turn the VPN off and test without it: what your browser offers then is yours. Turn the VPN on and test again. This works with any VPN.',
    'What to do in the mode "Before and after", before the first test',
  ],
  baseline: ['Test without the VPN', 'Button: run the first of two tests, without the VPN'],
  after: ['Test with the VPN', 'Button: run the second of two tests'],
  takenTitle: [
    'Step 1 of 2 is done',
    'Heading after the first of two tests, above the sentence that names its result',
  ],
  taken: [
    '{count, plural, one {Tested without the VPN: # address of yours.} other {Tested without the VPN: # addresses of yours.}} Turn the VPN on, then test again. The result stays in this tab.',
    'After the first of two tests; {count} is how many own public addresses were found',
  ],
  refused: [
    'The VPN is on already, so there is nothing of yours to compare with. Turn it off and test without it again.',
    'The first of two tests must run without our VPN',
  ],
  startOver: ['Start over', 'Button: forget the first test and begin again'],
  seconds: [
    'Done in {seconds} s. {answered, plural, one {# server} other {# servers}} of {asked, number} answered.',
    'Below the table: how long the test took, as a number with one decimal, and how many servers answered',
  ],
  mask: ['Mask addresses', 'Switch: hide the part of each address that names a household'],
  maskHint: ['Turn it on before you share a screenshot or the log.', 'Below the switch "Mask addresses"'],
  log: ['Raw log', 'Heading of the lines as the browser gave them'],
  logEmpty: ['Nothing was gathered.', 'In place of the raw log'],
  copy: ['Copy the log', 'Button below the raw log'],
  copied: ['The log was copied.', 'Said to screen readers after copying'],
  selected: [
    'The log is selected. Copy it with your keyboard.',
    'Said to screen readers when the browser does not let the page copy',
  ],
  'reason.no-servers': [
    'No server is set up to ask.',
    'Why the leak test has no result; stands before "Check your connection and test again."',
  ],
  'reason.no-answer': [
    'No server answered, so nothing shows how you look from outside.',
    'Why the leak test has no result; stands before "Check your connection and test again."',
  ],
  'reason.too-slow': [
    'Nothing arrived within five seconds.',
    'Why the leak test has no result; stands before "Check your connection and test again."',
  ],
  'reason.seen-unknown': [
    'Our service did not say which address sites see, so there is nothing to compare with.',
    'Why the leak test has no result; stands before "Check your connection and test again."',
  ],
  faqTitle: ['About the test.', 'Heading of the questions about the leak test'],
  whatQuestion: ['What is WebRTC?', 'Question'],
  whatAnswer: [
    'A part of your browser that connects calls and video chats directly between two devices. To do that it collects the addresses your device can be reached at.',
    'Answer to: What is WebRTC?',
  ],
  leakQuestion: ['What counts as a leak?', 'Question'],
  leakAnswer: [
    'A public address that is neither the one sites see nor that of one of our servers. Local addresses and hidden names are not leaks: they say nothing to strangers.',
    'Answer to: What counts as a leak?',
  ],
  doQuestion: ['What do I do if there is one?', 'Question'],
  doAnswer: [
    'Follow the steps for your browser above, restart the browser and test again. If an IPv6 address leaks, the steps for your system help.',
    'Answer to: What do I do if there is one?',
  ],
  keepQuestion: ['Do you keep the result?', 'Question'],
  keepAnswer: [
    'No. The comparison runs in this tab, and the result stays there. The servers we ask answer and forget.',
    'Answer to: Do you keep the result?',
  ],
});
