import type { Examined } from './readExamined.ts';

export type Level = 'ok' | 'warning' | 'problem';

export interface Finding {
  level: Level;
  /** One sentence, without secrets. */
  says: string;
  /** The operator's next step. */
  remedy?: string;
}

/** One part of the surroundings. It changes nothing and sends no mail. */
export interface Check {
  name: string;
  /** May throw, and may take long: `doctor` bounds it. */
  examine(examined: Examined): Promise<Finding[]>;
}

export const ok = (says: string): Finding => ({ level: 'ok', says });
export const warning = (says: string, remedy?: string): Finding => ({ level: 'warning', says, remedy });
export const problem = (says: string, remedy?: string): Finding => ({ level: 'problem', says, remedy });

/** Where a part could not be read: the check of the settings says why. */
export const unread = [warning('Not examined: its settings are wrong.', 'See the settings above.')];

/** `1 day`, `3 days`. */
export const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const isLocal = (host: string) =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host) || host.endsWith('.localhost');
