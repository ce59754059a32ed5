import { defineMessages } from '@tern/i18n';

export const toolHeadMessages = defineMessages('toolHead', {
  breadcrumbs: ['You are here', 'Names the way to this page, for screen readers'],
  home: ['Home', 'First step of the way to this page'],
  tools: ['Security tools', 'Second step of the way to this page: the group of the free tools'],
});
