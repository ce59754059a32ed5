import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { BoundAddressCard, type BoundAddressCardProps } from './BoundAddressCard.tsx';
import { boundAddressCardMessages as m } from './boundAddressCard.messages.ts';

type Ready = Extract<BoundAddressCardProps, { current: string }>;
const One = (props: Ready) => <BoundAddressCard {...props} />;

const meta = {
  title: 'Patterns/Account/BoundAddressCard',
  component: One,
  args: {
    bound: '203.0.113.24',
    boundAt: '2026-02-12T20:00:00Z',
    current: '203.0.113.88',
    bindable: true,
    onBind: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof One>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another address is bound; none; this one; one that cannot be bound; a long one. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Grid columns={2}>
      <One {...args} />
      <One {...args} bound={null} />
      <One {...args} bound="203.0.113.88" />
      <One {...args} current="192.168.0.14" bindable={false} />
      <One {...args} bound="2001:db8:85a3:8d3:1319:8a2e:370:7348" />
      <One {...args} busy="bind" />
    </Grid>
  ),
};

/** Failed, done, loading, not loaded. */
export const Answers: Story = {
  render: (args) => (
    <Grid columns={2}>
      <One {...args} error="ip_reserved" />
      <One {...args} bound="203.0.113.88" done="bound" />
      <BoundAddressCard status="loading" />
      <BoundAddressCard status="error" onRetry={fn()} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(2);
  },
};

function Acts(props: Ready) {
  const [bound, setBound] = useState(props.bound);
  const [done, setDone] = useState<'bound' | 'removed'>();
  return (
    <Stack gap={2}>
      <One
        {...props}
        bound={bound}
        done={done}
        onBind={(address) => {
          props.onBind(address);
          setBound(address);
          setDone('bound');
        }}
        onRemove={() => {
          setBound(null);
          setDone('removed');
        }}
      />
    </Stack>
  );
}

/** By keys: bind, then remove. The change is announced, and the focus stays in the card. */
export const BindAndRemove: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  render: (args) => <Acts {...args} />,
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBind).toHaveBeenCalledWith('203.0.113.88');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('203.0.113.88');
    await waitFor(() => expect(status.parentElement).toHaveFocus());
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: text(m.removeLabel, { address: '203.0.113.88' }) }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(text(m.removed));
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
  },
};
