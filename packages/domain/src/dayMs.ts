/** A day of 24 hours in milliseconds. Days of a calendar may have more or fewer. */
export const dayMs = 86_400_000;
