import { loginSecondStep } from './loginSecondStep.ts';
import { recoveryCodesRenew } from './recoveryCodesRenew.ts';
import { rememberedBrowsers } from './rememberedBrowsers.ts';
import { rememberedForget } from './rememberedForget.ts';
import { secondFactor } from './secondFactor.ts';
import { secondFactorConfirm } from './secondFactorConfirm.ts';
import { secondFactorRemove } from './secondFactorRemove.ts';
import { secondFactorSetUp } from './secondFactorSetUp.ts';

/** The calls of the second factor. Apart from `operations`, which every page that runs in the browser loads. */
export const secondFactorOperations = {
  loginSecondStep,
  secondFactor,
  secondFactorSetUp,
  secondFactorConfirm,
  secondFactorRemove,
  recoveryCodesRenew,
  rememberedBrowsers,
  rememberedForget,
} as const;
