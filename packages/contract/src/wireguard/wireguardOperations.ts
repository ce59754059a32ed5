import { wireguardKeyAdd } from './wireguardKeyAdd.ts';
import { wireguardKeyList } from './wireguardKeyList.ts';
import { wireguardKeyRemove } from './wireguardKeyRemove.ts';
import { wireguardKeyRename } from './wireguardKeyRename.ts';

/** The calls of configurations without the app. Apart from `operations`, which every page that runs in the browser loads. */
export const wireguardOperations = {
  wireguardKeyList,
  wireguardKeyAdd,
  wireguardKeyRename,
  wireguardKeyRemove,
} as const;
