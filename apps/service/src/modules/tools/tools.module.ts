import { dnsResolvers } from './dnsResolvers.ts';
import { ipLookup } from './ipLookup.ts';
import { toolSettings } from './toolSettings.ts';

export const toolHandlers = [toolSettings, ipLookup, dnsResolvers];
