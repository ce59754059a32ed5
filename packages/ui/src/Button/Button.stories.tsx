import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ArrowRightGlyph, DownloadGlyph } from '../Icon/glyphs.ts';
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { visual: { dark: true } },
  args: { children: 'Start free trial', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one coral button of a view. */
export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Start free trial' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    button.blur();
  },
};
export const Outline: Story = { args: { variant: 'outline', children: 'See plans' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
/** Outlined crimson, never coral. */
export const Danger: Story = { args: { variant: 'danger', children: 'Unbind device' } };
export const Small: Story = { args: { size: 'sm', children: 'Small' } };
export const Large: Story = { args: { size: 'lg', children: 'Large' } };
export const WithIcon: Story = {
  args: { variant: 'outline', size: 'sm', iconStart: DownloadGlyph, children: 'Download' },
};
export const WithArrow: Story = {
  args: { variant: 'outline', iconEnd: ArrowRightGlyph, children: 'Next step' },
};
export const Block: Story = { args: { block: true } };
export const Focused: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Keeps its width and its focus, and does nothing. */
export const Busy: Story = {
  args: { busy: true, children: 'Signing in' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Signing in' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.blur();
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** A form cannot be sent twice while it is being sent, not with the keyboard either. */
export const BusySubmit: Story = {
  args: { busy: true, type: 'submit', children: 'Signing in' },
  parameters: { visual: { skip: 'Looks like Busy.' } },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <label>
        Email <input name="email" />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByLabelText('Email'), 'marta{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** With `href` it is a link, drawn by the application. */
export const AsLink: Story = {
  args: { href: '/pricing', children: 'See plans', variant: 'outline' },
  render: (args) => (
    <LinkProvider component={({ href, ...anchor }) => <a {...anchor} href={`#/de${href}`} />}>
      <Button {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '#/de/pricing');
  },
};

/** A label longer than its place takes a second line. */
export const LongLabel: Story = {
  args: { children: 'Kostenlosen Testzeitraum von dreißig Tagen jetzt unverbindlich beginnen', block: true },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
