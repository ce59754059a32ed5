/** Days between the link that begins to turn a second factor off without a code, and the link that does it. */
export const factorRecoveryDays = 7;

/** Days in which the second link works. */
export const factorRecoveryOpenDays = 7;

/** Days before the end of the wait on which a reminder is mailed. */
export const factorRecoveryReminderDays = 2;

/** Minutes in which the first link works. */
export const factorRecoveryLinkMinutes = 60;
