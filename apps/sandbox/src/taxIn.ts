/** How much of an amount is tax, when so many per cent were put on top of the rest. */
export const taxIn = (amount: number, percent = 0) => Math.round(amount - amount / (1 + percent / 100));
