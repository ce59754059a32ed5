import {
  type ComponentPropsWithRef,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };
/** How the application draws a link: an anchor, or its router's component taking `href`. */
export type LinkComponent = ElementType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  component: LinkComponent;
  children: ReactNode;
}

export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
