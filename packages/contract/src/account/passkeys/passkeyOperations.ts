import { passkeyAdd } from './passkeyAdd.ts';
import { passkeyAddOptions } from './passkeyAddOptions.ts';
import { passkeyConfirmOptions } from './passkeyConfirmOptions.ts';
import { passkeyList } from './passkeyList.ts';
import { passkeyLogin } from './passkeyLogin.ts';
import { passkeyLoginOptions } from './passkeyLoginOptions.ts';
import { passkeyRemove } from './passkeyRemove.ts';
import { passkeyRename } from './passkeyRename.ts';

/** The calls of passkeys. Apart from `operations`, which every page that runs in the browser loads. */
export const passkeyOperations = {
  passkeyLoginOptions,
  passkeyLogin,
  passkeyList,
  passkeyAddOptions,
  passkeyAdd,
  passkeyConfirmOptions,
  passkeyRename,
  passkeyRemove,
} as const;
