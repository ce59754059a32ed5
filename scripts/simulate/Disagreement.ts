import type { Inhabitant } from './inhabitant.ts';

/** The ledger and the product disagree. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
  /** The person whom it is about, where it was not their life that found it. */
  readonly of: Inhabitant | undefined;

  constructor(message: string, of?: Inhabitant) {
    super(message);
    this.of = of;
  }
}
