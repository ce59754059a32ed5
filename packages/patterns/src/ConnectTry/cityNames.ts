export interface CityName {
  /** The city, in thousandths of the chart. */
  x: number;
  y: number;
  /** Away from its city, with a line to it. Without, the name stands at its city. */
  name?: { x: number; y: number };
  /** To which side of that point the name stands. */
  side: 'start' | 'end';
  /** There is room for it on a phone. */
  phone: boolean;
}

/** Where each city of the chart is, and its name. */
export const cityNames = {
  newYork: { x: 271, y: 340, side: 'end', phone: true },
  saoPaulo: { x: 219, y: 693, side: 'start', phone: true },
  london: { x: 453, y: 432, name: { x: 412, y: 392 }, side: 'end', phone: true },
  paris: { x: 458, y: 445, name: { x: 412, y: 470 }, side: 'end', phone: false },
  frankfurt: { x: 476, y: 441, name: { x: 540, y: 386 }, side: 'start', phone: false },
  mumbai: { x: 719, y: 516, side: 'end', phone: true },
  singapore: { x: 845, y: 505, name: { x: 800, y: 580 }, side: 'end', phone: true },
  jakarta: { x: 865, y: 532, name: { x: 838, y: 628 }, side: 'end', phone: false },
  hongKong: { x: 806, y: 376, side: 'start', phone: false },
  seoul: { x: 747, y: 284, side: 'start', phone: false },
  tokyo: { x: 743, y: 240, side: 'start', phone: true },
  sydney: { x: 971, y: 576, side: 'end', phone: false },
} as const satisfies Record<string, CityName>;

export type ConnectCityId = keyof typeof cityNames;
