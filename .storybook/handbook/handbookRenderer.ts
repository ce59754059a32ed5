import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { DocsFrame } from './DocsFrame.tsx';
import { mdxComponents } from './mdxComponents.tsx';

/** Renders the handbook's pages. A module of its own, so that stories do not load it. */
export function handbookRenderer(): DocsRenderer<ReactRenderer> {
  const renderer = new DocsRenderer<ReactRenderer>();
  const { render } = renderer;
  renderer.render = (context, parameters, element) =>
    render(context, { ...parameters, container: DocsFrame, components: mdxComponents }, element);
  return renderer;
}
