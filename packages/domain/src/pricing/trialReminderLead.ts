import { dayMs } from '../dayMs.ts';
import { trialReminderDays } from './trialReminderDays.ts';

const hour = 3600 * 1000;

/** Time for the mail to arrive, so that all of the days are left then. Trials end at the end of a day: it stays the same day. */
const delivery = 6 * hour;

/** How long before the first charge of a free trial its reminder is sent, in milliseconds. */
export const trialReminderLead = trialReminderDays * dayMs + delivery;
