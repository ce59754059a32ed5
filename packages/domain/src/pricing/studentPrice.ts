/** The least a first period costs, in minor units: providers refuse less. */
export const leastAmount = 100;

/** The effect of a code of so many per cent on a first period, in minor units and rounded down. */
export const codeReduction = (total: number, percent: number): number =>
  Math.min(Math.max(0, total - leastAmount), Math.floor((total * percent) / 100));

/** A first period with a student's code, in minor units. */
export const studentPrice = (total: number, percent: number): number => total - codeReduction(total, percent);
