import { cx } from '../cx.ts';
import * as css from './plates.css.ts';

export interface SwitchPictureProps {
  size?: 'md' | 'xl';
}

/** The drawing of a switch that is on. Not a control: it belongs to an illustration. */
export function SwitchPicture({ size = 'md' }: SwitchPictureProps) {
  return <span className={cx(css.switchBase, css.switchTrack[size])} aria-hidden="true" />;
}
