export interface CityName {
  x: number;
  y: number;
  side: 'start' | 'end';
  leader: boolean;
  phone: boolean;
}

/**
 * Where the name of each city of the chart stands, in thousandths of the chart, and to which side of that point. `leader`:
 * away from its city, with a line to it; the others stand at it. `phone`: there is room for it on a phone.
 */
export const cityNames = {
  newYork: { x: 270, y: 340, side: 'end', leader: false, phone: true },
  saoPaulo: { x: 220, y: 693, side: 'start', leader: false, phone: true },
  london: { x: 412, y: 392, side: 'end', leader: true, phone: true },
  paris: { x: 412, y: 470, side: 'end', leader: true, phone: false },
  frankfurt: { x: 540, y: 386, side: 'start', leader: true, phone: false },
  mumbai: { x: 719, y: 516, side: 'end', leader: false, phone: true },
  singapore: { x: 800, y: 580, side: 'end', leader: true, phone: true },
  jakarta: { x: 838, y: 628, side: 'end', leader: true, phone: false },
  hongKong: { x: 806, y: 376, side: 'start', leader: false, phone: false },
  seoul: { x: 747, y: 286, side: 'start', leader: false, phone: false },
  tokyo: { x: 743, y: 239, side: 'start', leader: false, phone: true },
  sydney: { x: 970, y: 577, side: 'end', leader: false, phone: false },
} as const satisfies Record<string, CityName>;

export type ConnectCityId = keyof typeof cityNames;
