import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Ltr } from '../Ltr/Ltr.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Content/DescriptionList',
  component: DescriptionList,
  parameters: { visual: { dark: true } },
  args: {
    items: [
      { term: 'Address sites see', value: <Ltr>198.51.100.7</Ltr> },
      { term: 'Location', value: 'Tokyo, Japan' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bill: Story = {
  args: {
    items: [
      { term: '12 × $9.99', value: <s>$119.88</s> },
      { term: 'Discount, 62%', value: '−$74.88' },
      { term: 'Total today', value: '$45.00', emphasis: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const size = (text: string) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(size('Total today')).toBeGreaterThan(size('Discount, 62%'));
  },
};

/** On a phone long and short values begin at the same place. */
export const Stacked: Story = {
  args: {
    stacked: true,
    items: [
      { term: 'Name', value: 'Marta Wójcik' },
      { term: 'Email', value: <Ltr>marta.wojcik.from.gdansk@example.com</Ltr> },
    ],
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
