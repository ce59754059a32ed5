import type { AppPlatform } from '@tern/domain';
import type { ScreenFrame, ScreenScene } from '@tern/ui';

interface StepScreens {
  frame: ScreenFrame;
  scenes: Readonly<Record<1 | 2 | 3, ScreenScene>>;
  /** The step that follows the press. In a store the first step is the press itself. */
  next: 1 | 2;
}

/** The screens at the three steps of each download page. */
export const stepScreens: Record<AppPlatform, StepScreens> = {
  windows: { frame: 'window', scenes: { 1: 'allow', 2: 'signin', 3: 'on' }, next: 1 },
  mac: { frame: 'window', scenes: { 1: 'file', 2: 'allow', 3: 'on' }, next: 1 },
  ios: { frame: 'phone', scenes: { 1: 'store', 2: 'allow', 3: 'on' }, next: 2 },
  android: { frame: 'phone', scenes: { 1: 'store', 2: 'allow', 3: 'menu' }, next: 2 },
  chrome: { frame: 'window', scenes: { 1: 'store', 2: 'menu', 3: 'on' }, next: 2 },
  tv: { frame: 'tv', scenes: { 1: 'store', 2: 'signin', 3: 'on' }, next: 2 },
};
