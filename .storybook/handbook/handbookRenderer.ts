import { DocsRenderer } from '@storybook/addon-docs';
import type { ReactRenderer } from '@storybook/react-vite';
import { DocsFrame } from './DocsFrame.tsx';
import { mdxComponents } from './mdxComponents.tsx';

/** What draws the pages of the handbook, with everything they are made of: a module that stories do not load. */
export function handbookRenderer(): DocsRenderer<ReactRenderer> {
  const renderer = new DocsRenderer<ReactRenderer>();
  const { render } = renderer;
  renderer.render = (context, parameters, element) =>
    render(context, { ...parameters, container: DocsFrame, components: mdxComponents }, element);
  return renderer;
}
