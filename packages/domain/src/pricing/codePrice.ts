/** The least a first period costs, in minor units: providers refuse less. */
export const leastAmount = 100;

/** The effect of a code of so many per cent on a first period, in minor units and rounded down. */
export const codeReduction = (total: number, percent: number): number =>
  Math.min(Math.max(0, total - leastAmount), Math.floor((total * percent) / 100));

/** A first period with a code of so many per cent, in minor units. */
export const codePrice = (total: number, percent: number): number => total - codeReduction(total, percent);

/**
 * A plan with the code of a student or of a friend: the code takes its part off the usual price (`usual_total`, where an offer holds), and the
 * offer counts where that is no cheaper. `later` is what the following periods cost. Minor units.
 */
export function codeTotals(
  plan: { readonly price: { readonly total: number }; readonly usual_total?: number | undefined },
  percent: number,
): { first: number; later: number } {
  const { total } = plan.price;
  const usual = plan.usual_total ?? total;
  const first = codePrice(usual, percent);
  return first < total ? { first, later: usual } : { first: total, later: total };
}
