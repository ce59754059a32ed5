import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '@tern/ui';
import { expect, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { SmartDnsCard } from './SmartDnsCard.tsx';
import { SmartDnsGuides } from './SmartDnsGuides.tsx';
import { smartDnsCardMessages as m } from './smartDnsCard.messages.ts';

const servers = ['192.0.2.53', '192.0.2.153'];

const meta = {
  title: 'Patterns/Account/SmartDnsCard',
  component: SmartDnsGuides,
  args: { servers },
} satisfies Meta<typeof SmartDnsGuides>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two addresses, long ones, not offered, loading. */
export const Addresses: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: () => (
    <Grid columns={2}>
      <SmartDnsCard servers={servers} />
      <SmartDnsCard servers={['2001:db8:85a3:8d3:1319:8a2e:370:7348', '192.0.2.53', '192.0.2.153']} />
      <SmartDnsCard servers={[]} />
      <SmartDnsCard status="loading" />
    </Grid>
  ),
  play: async ({ canvasElement, loaded }) => {
    await expect(
      within(canvasElement).getAllByRole('button', {
        name: storyText(loaded)(m.copy, { address: '192.0.2.53' }),
      }),
    ).toHaveLength(2);
  },
};

/** By keys; opening one closes the other. The steps name the addresses of the account. */
export const Guides: Story = {
  parameters: { visual: { picture: 'state', dark: true } },
  play: async ({ canvasElement }) => {
    const [apple, samsung] = [...canvasElement.querySelectorAll('details')];
    if (!apple || !samsung) throw new Error('no guides');
    await userEvent.tab();
    await expect(apple.querySelector('summary')).toHaveFocus();
    await userEvent.click(samsung.querySelector('summary') as HTMLElement);
    await expect(samsung.open).toBe(true);
    await userEvent.click(apple.querySelector('summary') as HTMLElement);
    await expect(apple.open).toBe(true);
    await expect(samsung.open).toBe(false);
    // A television has one field, a console two.
    await expect(within(apple).getAllByRole('listitem')).toHaveLength(5);
    await expect(apple).not.toHaveTextContent('192.0.2.153');
    const all = [...canvasElement.querySelectorAll('details')];
    const both = all.map((guide) => guide.textContent?.includes('192.0.2.153'));
    await expect(both).toEqual([false, false, false, true, true, true]);
    (document.activeElement as HTMLElement).blur();
  },
};

export const OneAddress: Story = {
  args: { servers: ['192.0.2.53'] },
  parameters: { visual: { skip: 'Looks like Guides.' } },
  render: (args) => (
    <Stack gap={4}>
      <SmartDnsGuides {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).toHaveTextContent('192.0.2.53');
    await expect(canvasElement).not.toHaveTextContent('192.0.2.153');
  },
};
