/** The ledger and the product disagree. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
}
