import { countryPoints } from './countryPoints.generated.ts';

/** The middle of a country (two letters), in degrees; null where it is not known. */
export function countryPoint(code: string): { latitude: number; longitude: number } | null {
  const [latitude, longitude] = countryPoints[code] ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}
