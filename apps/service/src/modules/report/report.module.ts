import { contactUs } from './contactUs.ts';

export const reportHandlers = [contactUs];
