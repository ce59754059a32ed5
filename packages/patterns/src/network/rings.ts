/** km from the visitor at which a ring of places ends: least delays of 10, 25, 50 and 100 ms, there and back in glass fiber. */
export const ringKm: readonly number[] = [1000, 2500, 5000, 10_000];
