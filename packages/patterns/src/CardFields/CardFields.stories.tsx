import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { CardFields, type CardFieldsProps } from './CardFields.tsx';
import { cardFieldsMessages as messages } from './cardFields.messages.ts';
import { fieldAppearance } from './fieldAppearance.ts';

/** Stands where the provider draws: a frame with one field, dressed by `fieldAppearance`. */
function Drawn(props: CardFieldsProps) {
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const place = host.current;
    if (!place || props.state !== 'ready') return;
    const { variables, rules } = fieldAppearance(place);
    const frame = document.createElement('iframe');
    frame.title = 'Secure payment input frame';
    frame.style.border = '0';
    frame.style.width = '100%';
    frame.style.height = '200px';
    frame.srcdoc = `<!doctype html><html lang="en"><title>Card</title><style>*{box-sizing:border-box}body{margin:2px;font:${variables.fontSizeBase} ${variables.fontFamily};color:${variables.colorText}}label{display:block;margin-block-end:8px}input{width:100%;min-height:48px;font:inherit;color:inherit;background:${variables.colorBackground};border:${rules['.Input']?.border};border-radius:${variables.borderRadius};padding:${rules['.Input']?.padding}}</style><main><label>Card number<input value="4242 4242 4242 4242"></label></main></html>`;
    place.append(frame);
    setDrawn(true);
    return () => frame.remove();
  }, [props.state]);
  // The frame is there before the provider says that it is ready.
  const state = props.state === 'ready' && !drawn ? 'loading' : props.state;
  return <CardFields {...props} state={state} hostRef={host} />;
}

const meta = {
  title: 'Patterns/Checkout/CardFields',
  component: CardFields,
  render: (args) => <Drawn {...args} />,
  args: { kind: 'card', state: 'ready' },
} satisfies Meta<typeof CardFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: loaded.intl.formatMessage(messages.card) });
    await expect(group).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(loaded.intl.formatMessage(messages.loading));
  },
};

/** The frame of the provider carries our colours, sizes and edges, and a title in the language of the page. */
export const Ready: Story = {
  parameters: { visual: { skip: 'the provider draws here' } },
  play: async ({ canvasElement, loaded }) => {
    const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
    await waitFor(() => expect(frame.title).toBe(loaded.intl.formatMessage(messages.card)));
    const host = frame.parentElement as HTMLElement;
    await expect(host).toBeVisible();
    const { variables } = fieldAppearance(host);
    for (const name of ['colorText', 'colorBackground', 'colorDanger', 'colorPrimary']) {
      await expect(variables[name]).toMatch(/^(?:rgb|color)/);
    }
    await expect(variables.borderRadius).toMatch(/^\d+(?:\.\d+)?px$/);
  },
};

export const Blocked: Story = {
  args: { state: 'blocked' },
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(loaded.intl.formatMessage(messages.blocked))).toBeVisible();
  },
};

export const NoWallet: Story = {
  args: { kind: 'wallet', state: 'blocked' },
  parameters: { visual: { skip: 'looks like Blocked' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(loaded.intl.formatMessage(messages.noWallet))).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
