import { brand } from '@tern/domain';

/** Linux and routers name a connection after its file: characters of such a name at most. */
const longest = 15;

/** A file name for each city, no two alike: `tern-se-sto.conf`. */
export function fileNames(cities: readonly string[], name = brand.name): string[] {
  const start = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 6);
  const used = new Set<string>();
  return cities.map((city) => {
    const whole = `${start}-${city}`;
    let short = whole.slice(0, longest);
    for (let count = 2; used.has(short); count += 1) {
      const end = `-${count}`;
      short = whole.slice(0, longest - end.length) + end;
    }
    used.add(short);
    return `${short}.conf`;
  });
}
