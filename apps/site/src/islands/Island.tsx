import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react';
import type { IslandName, IslandProps } from './islands.ts';

/**
 * Renders one island to markup of its own root, so that its ids are the same when it is hydrated; the
 * workbench shows it as it is.
 */
export type RenderIsland = (name: IslandName, island: ReactElement) => string | ReactElement;

const IslandRenderer = createContext<RenderIsland | null>(null);
export const IslandRendererProvider = IslandRenderer.Provider;

/**
 * An island of a static page. The server writes its finished markup; the browser hydrates it on
 * the first sign of intent (see `boot/hydrateIslands.ts`).
 */
export function Island<Name extends IslandName>({
  name,
  component,
  props,
}: {
  name: Name;
  component: ComponentType<IslandProps[Name]>;
  props: IslandProps[Name];
}) {
  const render = useContext(IslandRenderer);
  if (!render) throw new Error('Island needs an IslandRendererProvider above it');
  const island = render(name, createElement(component, props));
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // Markup from our own renderToString.
      {...(typeof island === 'string'
        ? { dangerouslySetInnerHTML: { __html: island } }
        : { children: island })}
    />
  );
}
