import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx.ts';
import { type Glyph, Icon } from '../Icon/Icon.tsx';
import { type LinkComponentProps, useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import * as css from './IconButton.css.ts';

interface IconButtonLook {
  glyph: Glyph;
  /** The button's accessible name; it has no other text. */
  label: string;
  /** 36, 44 or 48 px, with an icon of 16, 20 or 24 px; never below 44 px in the mobile variant. */
  size?: 'sm' | 'md' | 'lg';
}

type Own<Props> = Omit<Props, keyof IconButtonLook | 'children' | 'aria-label'>;
export type IconButtonProps = IconButtonLook &
  (
    | (Own<ComponentPropsWithRef<'button'>> & { href?: undefined })
    | (Own<LinkComponentProps> & { type?: undefined })
  );

export function IconButton({ glyph, label, size = 'md', className, ...props }: IconButtonProps) {
  const LinkComponent = useLinkComponent();
  const classNames = cx(css.iconButton, css.sizes[size], className);
  const icon = <Icon glyph={glyph} size={size} />;
  if (props.href !== undefined) {
    return (
      <LinkComponent {...props} aria-label={label} className={classNames}>
        {icon}
      </LinkComponent>
    );
  }
  const { type = 'button', ...button } = props;
  return (
    <button {...button} type={type} aria-label={label} className={classNames}>
      {icon}
    </button>
  );
}
