import { toolSettings } from './toolSettings.ts';

export const toolHandlers = [toolSettings];
