import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { codeWordsMessages } from '../words/codeWords.messages.ts';
import { CodeTry } from './CodeTry.tsx';
import { codeTryMessages as m } from './codeTry.messages.ts';

const meta = {
  title: 'Patterns/Campaigns/CodeTry',
  component: CodeTry,
  args: { onTry: fn(), action: '/pricing/checkout', param: 'invite_code' },
} satisfies Meta<typeof CodeTry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A code that works, one that has expired, and no way to the service. */
export const Results: Story = {
  parameters: { visual: { picture: 'whole', variant: 'mobile' } },
  render: (args) => (
    <Stack gap={8}>
      <CodeTry
        {...args}
        initial="7K2M-9QXR"
        result={{
          code: '7K2M-9QXR',
          price: { amount: 3600, currency: 'USD' },
          before: { amount: 4500, currency: 'USD' },
          count: 12,
          unit: 'MONTH',
          href: '/pricing/checkout/12m?invite_code=7K2M-9QXR',
        }}
      />
      <CodeTry {...args} initial="GONE" result={{ refusal: 'expired' }} />
      <CodeTry {...args} initial="7K2M" result={{ failure: 'failed' }} />
    </Stack>
  ),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    await expect(canvas.getByRole('link', { name: words(m.buy) })).toBeVisible();
    await expect(canvas.getByText(words(codeWordsMessages.refusal, { why: 'expired' }))).toBeVisible();
    // The full price is one step away.
    const without = canvas.getByRole('link', { name: words(m.without) });
    await expect(without).toHaveAttribute('href', '/pricing');
    // Of a refusal the reason is said, at the field.
    await expect(without.closest('[role="status"]')).toBeNull();
  },
};

/** An offer makes the price: the invitation counts for the friend all the same. */
export const BesideOffer: Story = {
  parameters: { visual: { skip: 'The same lines as in Results, with other words.' } },
  args: {
    initial: '7K2M-9QXR',
    result: {
      code: '7K2M-9QXR',
      price: { amount: 3476, currency: 'USD' },
      before: { amount: 3476, currency: 'USD' },
      count: 12,
      unit: 'MONTH',
      href: '/pricing/checkout/12m?invite_code=7K2M-9QXR',
      instead: true,
    },
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    const told = words(m.instead, { price: '#', plan: '#' }).split('#').at(-1);
    await expect(canvas.getByRole('status')).toHaveTextContent(told ?? '');
    await expect(canvas.getByRole('link', { name: words(m.buy) })).toBeVisible();
  },
};

export const Typed: Story = {
  parameters: { visual: { skip: 'The empty field is pictured in Results.' } },
  play: async ({ canvasElement, args, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    const field = canvas.getByRole('textbox', { name: words(m.label) });
    await userEvent.click(canvas.getByRole('button', { name: words(m.submit) }));
    await expect(field).toHaveAccessibleDescription(words(codeWordsMessages.missing));
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' {enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(words(codeWordsMessages.missing));
    await userEvent.clear(field);
    await userEvent.type(field, ' 7k2m-9qxr {enter}');
    await expect(args.onTry).toHaveBeenCalledOnce();
    await expect(args.onTry).toHaveBeenCalledWith('7k2m-9qxr');
  },
};
