import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressFixture } from '@tern/testing/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { AddressCard } from './AddressCard.tsx';
import { addressCardMessages as m } from './addressCard.messages.ts';

const visitor = {
  ...addressFixture,
  ip: '203.0.113.24',
  country: 'France',
  country_code: 'FR',
  region: null,
  city: null,
  location: null,
  network: null,
};

const meta = {
  title: 'Patterns/Tools/AddressCard',
  component: AddressCard,
  args: { facts: visitor, whose: 'own', onLookUp: fn(), onBack: fn(), onRetry: fn() },
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The data knows the country and no more. */
export const Country: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('203.0.113.24')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), ' 8.8.8.8 {Enter}');
    await expect(args.onLookUp).toHaveBeenLastCalledWith('8.8.8.8');
    await userEvent.click(canvas.getByRole('button', { name: text(m.lookUp) }));
    await expect(args.onLookUp).toHaveBeenCalledTimes(2);
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};
export const LookedUp: Story = {
  args: { facts: addressFixture, whose: 'other' },
  play: async ({ args, canvasElement, loaded }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: storyText(loaded)(m.back) }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
export const Hidden: Story = {
  args: { facts: { ...visitor, is_exit: true } },
};
export const Masked: Story = {
  args: { facts: { ...addressFixture, ip: '203.0.113.24' }, masked: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('203.0.113.24');
    await expect(canvasElement).not.toHaveTextContent('Mountain View');
  },
};
/** Unknown stays unknown. */
export const NothingKnown: Story = {
  args: { facts: { ...visitor, ip: '192.168.1.5', country: null, country_code: null } },
  parameters: { visual: { picture: 'state', variant: 'desktop' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(storyText(loaded)(m.unknown))).toBeVisible();
  },
};
export const Refused: Story = {
  args: { error: 'ip_reserved' },
  play: async ({ canvasElement, loaded }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await expect(field).toHaveAccessibleDescription(storyText(loaded)(m['error.ip_reserved']));
    await expect(field).toBeInvalid();
  },
};
export const Waiting: Story = { args: { facts: null } };
export const ServiceAway: Story = {
  args: { facts: null, failed: true },
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvasElement, loaded }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: storyText(loaded)(m.again) }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
