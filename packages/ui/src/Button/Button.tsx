import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type IconSlot, renderIcon } from '../Icon/Icon.tsx';
import { type LinkComponentProps, useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Button.css.ts';

export interface ButtonLook {
  variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  block?: boolean;
  /** Something started by it still runs: it keeps focus and width, and does nothing when pressed. */
  busy?: boolean;
  disabled?: boolean;
  iconStart?: IconSlot;
  iconEnd?: IconSlot;
  children: ReactNode;
}

type Own<Props> = Omit<Props, keyof ButtonLook>;
export type ButtonProps = ButtonLook &
  (
    | (Own<ComponentPropsWithRef<'button'>> & { href?: undefined })
    | (Own<LinkComponentProps> & { type?: undefined })
  );

function hold(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Does one thing. With `href` it goes somewhere, and is drawn by the application's link component. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  busy = false,
  disabled = false,
  iconStart,
  iconEnd,
  className,
  children,
  ...props
}: ButtonProps) {
  const LinkComponent = useLinkComponent();
  const iconSize = size === 'sm' ? 'sm' : 'md';
  const classNames = cx(
    css.button,
    css.sizes[size],
    css.variants[variant],
    block && css.block,
    busy && css.busy,
    disabled && !busy && css.disabled,
    className,
  );
  const content = (
    <>
      {renderIcon(iconStart, iconSize)}
      <span>{children}</span>
      {renderIcon(iconEnd, iconSize)}
    </>
  );

  if (props.href !== undefined) {
    const { href, ...anchor } = props;
    if (disabled && !busy) {
      return (
        <a {...anchor} role="link" aria-disabled="true" className={classNames}>
          {content}
        </a>
      );
    }
    return (
      <LinkComponent
        {...anchor}
        href={href}
        className={classNames}
        {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: hold } : undefined)}
      >
        {content}
      </LinkComponent>
    );
  }

  const { type = 'button', ...button } = props;
  return (
    <button
      {...button}
      type={type}
      className={classNames}
      disabled={disabled && !busy}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: hold } : undefined)}
    >
      {content}
    </button>
  );
}
