import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a time, in milliseconds. */
export const timeColumn = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
