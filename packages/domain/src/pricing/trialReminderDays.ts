/** How many full days before the first charge of a free trial the reminder is sent. */
export const trialReminderDays = 7;
