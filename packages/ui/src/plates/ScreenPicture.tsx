import screens from './assets/screens.svg?url&no-inline';
import * as css from './ScreenPicture.css.ts';

/** The device around a screen: a television, a console below one, a handheld console, a window, the upper part of a phone. */
export type ScreenFrame = 'tv' | 'console' | 'handheld' | 'window' | 'phone';
export type ScreenScene =
  | 'store'
  | 'file'
  | 'allow'
  | 'signin'
  | 'on'
  | 'watch'
  | 'menu'
  | 'dns'
  | 'restart'
  | 'test'
  | 'bind';

export interface ScreenPictureProps {
  frame: ScreenFrame;
  scene: ScreenScene;
}

/** Where a scene, 224 by 124, stands inside each frame. */
const places: Readonly<Record<ScreenFrame, string>> = {
  tv: 'translate(48 26)',
  console: 'translate(62 18.5) scale(.875)',
  handheld: 'translate(72 51) scale(.8)',
  window: 'translate(48 49)',
  phone: 'translate(92.7 72) scale(.6)',
};

/** The screen at one step of a set-up, 320 by 200. Coral marks the control to press, and the flight of the tern. Decoration. */
export function ScreenPicture({ frame, scene }: ScreenPictureProps) {
  return (
    <svg className={css.picture} viewBox="0 0 320 200" aria-hidden="true" direction="ltr">
      <use href={`${screens}#${frame}`} />
      <use href={`${screens}#${scene}`} transform={places[frame]} />
    </svg>
  );
}
