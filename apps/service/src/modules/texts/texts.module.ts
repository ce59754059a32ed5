import { publicTexts } from './publicTexts.ts';
import { texts } from './texts.ts';

export { textsVersion } from './texts.repo.ts';

export const textHandlers = [texts, publicTexts];
