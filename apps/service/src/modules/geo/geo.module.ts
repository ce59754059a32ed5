import { geoInfo } from './geoInfo.ts';

export const geoHandlers = [geoInfo];
