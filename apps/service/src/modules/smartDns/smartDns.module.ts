import { userIpBind } from './userIpBind.ts';
import { userIpQuery } from './userIpQuery.ts';
import { userIpRemove } from './userIpRemove.ts';

export const smartDnsHandlers = [userIpQuery, userIpBind, userIpRemove];
