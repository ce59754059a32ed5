export { type RenderedMail, renderMail } from './renderMail.ts';
export type { Say, TemplateData } from './templates.ts';
