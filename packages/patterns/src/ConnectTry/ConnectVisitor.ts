import type { Coordinates } from '@tern/domain';

/** The visitor's place as it is known once the page is awake; every page is written without. */
export interface ConnectVisitor {
  ip: string;
  /** English name. */
  city: string | null;
  /** Two letters. */
  countryCode: string | null;
  at: Coordinates | null;
  /** Of the browser's clock. */
  timeZone: string | null;
  /** The address is one of ours already. */
  through: boolean;
}
