import { wireguardKeyAdd } from './wireguardKeyAdd.ts';
import { wireguardKeyList } from './wireguardKeyList.ts';
import { wireguardKeyRemove } from './wireguardKeyRemove.ts';
import { wireguardKeyRename } from './wireguardKeyRename.ts';

export { alignKeys, followPlans } from './alignKeys.ts';

export const wireguardHandlers = [wireguardKeyList, wireguardKeyAdd, wireguardKeyRename, wireguardKeyRemove];
