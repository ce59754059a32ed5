import { ipLookup } from './ipLookup.ts';
import { toolSettings } from './toolSettings.ts';

export const toolHandlers = [toolSettings, ipLookup];
