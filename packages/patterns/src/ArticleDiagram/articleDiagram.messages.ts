import { defineMessages } from '@tern/i18n';

export const articleDiagramMessages = defineMessages('articleDiagram', {
  nodes: [
    'In a row: {nodes}.',
    'Describes a drawing to people who do not see it. {nodes} is a list of devices and servers',
  ],
  link: [
    'From {from} to {to}.',
    'Describes a line of a drawing. {from} and {to} are names of devices or servers',
  ],
  linkThat: [
    'From {from} to {to}: {says}.',
    'Describes a line of a drawing. {from} and {to} are names of devices or servers, {says} is the text at the line',
  ],
  step: [
    '{from} to {to}',
    'Above a message in a drawing: who sends it, and who receives it. {from} and {to} are names of devices or servers',
  ],
  own: ['{from}, by itself', 'Above a step in a drawing that one device or server does alone'],
  toned: [
    '{words}, {tone}',
    'Joins what stands at a line of a drawing with what its look says: {tone} is “protected by the tunnel”, “in the open” or “only hinted at”',
  ],
  safe: ['protected by the tunnel', 'After the text at a line of a drawing: it runs through the VPN'],
  leak: ['in the open', 'After the text at a line of a drawing: it runs outside of the VPN'],
  faint: [
    'only hinted at',
    'After the text at a line of a drawing: it is drawn dotted and pale, as background',
  ],
});
