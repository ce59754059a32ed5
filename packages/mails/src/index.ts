export type { Say } from './MailParts.ts';
export { type RenderedMail, renderMail } from './renderMail.ts';
export { renderTrialPage, type TrialPageState, trialPageStyle } from './renderTrialPage.ts';
export type { TemplateData, TrialMail } from './TemplateData.ts';
