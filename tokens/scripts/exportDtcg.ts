import { writeFileSync } from 'node:fs';
import { dtcgText } from '../src/dtcg.ts';

/** Writes `tokens/tokens.json` from the sources. Run it after every change of a token. */
const target = new URL('../tokens.json', import.meta.url);
writeFileSync(target, dtcgText());
console.log(`Wrote ${target.pathname}`);
