export { type RenderedMail, renderMail } from './renderMail.ts';
export { renderTrialPage, type TrialPageState, trialPageStyle } from './renderTrialPage.ts';
export type { Say, TemplateData, TrialMail } from './templates.ts';
