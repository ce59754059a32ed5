import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { ConnectStage, type ConnectStageProps } from './ConnectStage.tsx';
import { ConnectTry, type ConnectTryProps } from './ConnectTry.tsx';
import type { ConnectVisitor } from './ConnectVisitor.ts';
import { connectTryMessages as m } from './connectTry.messages.ts';

const visitor: ConnectVisitor = {
  ip: '203.0.113.24',
  city: 'Lyon',
  countryCode: 'FR',
  at: { latitude: 45.76, longitude: 4.84 },
  timeZone: 'Europe/Paris',
  through: false,
};
const now = new Date('2026-11-26T19:14:00Z');

const meta = {
  title: 'Patterns/Home/ConnectTry',
  component: ConnectTry,
  subcomponents: { ConnectStage },
  parameters: { layout: 'fullscreen' },
  args: { trial: sampleTrial, children: null },
  render: ({ visitor, now, ...args }, { globals }) => (
    <ConnectTry {...args}>
      <ConnectStage visitor={visitor} now={now} closed={args.closed} variant={globals.variant} />
    </ConnectTry>
  ),
} satisfies Meta<ConnectTryProps & ConnectStageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href'));
/** Opacity and visibility count: the words of the other cities are there too. */
const seen = (element: Element | null | undefined) =>
  element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;

/** As the page is written, for everybody: no place, no address, no clock. */
export const Unknown: Story = {
  parameters: { visual: { skip: 'Known without a place.' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1);
    await expect(links(canvasElement)).toEqual([sampleTrial.href, '/pricing']);
    await expect(canvasElement.querySelector('[style]')).toBeNull();
    await expect(canvas.getByText(words(m.noPlace))).toBeVisible();
    await expect(canvas.getByText(words(m.noDistance))).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
  },
};

/** Awake, with the visitor's place. */
export const Known: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  args: { visitor, now },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('203.0.113.24')).toBeVisible();
    await expect(canvas.getAllByText('20:14')[0]).toBeVisible();
    await expect(seen(canvasElement.querySelector('[data-city="tokyo"]'))).toBe(false);
  },
};

/** A city by the arrow keys, and the switch by Space: the address follows, and one sentence says so. */
export const ByKeyboard: Story = {
  parameters: { visual: { skip: 'A moment of Connected.' } },
  args: { visitor, now },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    const tokyo = canvas.getByRole('radio', { name: new RegExp(words(m.tokyo)) });
    const sydney = canvas.getByRole('radio', { name: new RegExp(words(m.sydney)) });
    await userEvent.tab();
    await expect(tokyo).toHaveFocus();
    // The arrows of a radio group are the browser's; the result is a choice.
    await userEvent.click(sydney);
    await expect(tokyo).not.toBeChecked();
    const on = canvas.getByRole('switch');
    on.focus();
    await userEvent.keyboard(' ');
    await expect(on).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words(m.sydney)), {
      timeout: 4000,
    });
    const [address] = canvasElement.querySelectorAll('[data-city="sydney"]');
    await waitFor(() => expect(seen(address)).toBe(true));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(words(m.off));
  },
};

/** The list is the way to a city whose name has no room on a phone. */
export const ByList: Story = {
  parameters: { visual: { skip: 'A list of names.' } },
  args: { visitor, now },
  play: async ({ canvasElement, loaded }) => {
    const words = storyText(loaded);
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    const row = canvasElement.querySelector('details label[for$="-paris"]');
    await expect(row).toBeVisible();
    if (row) await userEvent.click(row);
    await expect(
      within(canvasElement).getByRole('radio', { name: new RegExp(words(m.paris)) }),
    ).toBeChecked();
  },
};

/** Whoever comes through one of the servers is not called "not connected". */
export const Through: Story = {
  parameters: { visual: { skip: 'Known with another word.' } },
  args: { visitor: { ...visitor, ip: '2001:db8:85a3::8a2e:370:7334', through: true }, now },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.through, { brand: 'Tern' }))).toBeVisible();
  },
};

/** No trial is sold: the plans come first, and a button names the guarantee. */
export const WithoutTrial: Story = {
  parameters: { visual: { skip: 'Unknown with the buttons of StartButtons.' } },
  args: { trial: null },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['/pricing', '/30-days']);
  },
};

/** Where nothing is sold, the notice above the page says so: no switch, and nothing leads to a price. */
export const Closed: Story = {
  args: { closed: true, trial: null },
  parameters: { visual: { skip: 'Unknown without its card and buttons.' } },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual([]);
    await expect(canvasElement.querySelector('input')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/[$€£¥]/);
  },
};
export const OtherCurrency: Story = {
  args: { fromPrice: { amount: 599, currency: 'GBP' } },
  parameters: { visual: { skip: 'Looks like Unknown, with another price.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5.99');
  },
};
