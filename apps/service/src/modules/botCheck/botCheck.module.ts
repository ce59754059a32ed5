import { botAltcha } from './botAltcha.ts';
import { botChallenge } from './botChallenge.ts';
import { botR2 } from './botR2.ts';
import { botR3 } from './botR3.ts';

export { dropOldBotPasses, requirePass, withoutScriptLimits } from './passes.ts';

export const botCheckHandlers = [botChallenge, botAltcha, botR2, botR3];
