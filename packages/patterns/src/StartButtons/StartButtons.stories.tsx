import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '@tern/ui';
import { expect } from 'storybook/test';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { StartButtons } from './StartButtons.tsx';

const meta = {
  title: 'Patterns/Home/StartButtons',
  component: StartButtons,
  args: { trial: sampleTrial },
  render: (args) => (
    <Row>
      <StartButtons {...args} />
    </Row>
  ),
} satisfies Meta<typeof StartButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

const hrefs = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href'));

/** A trial is sold: its checkout comes first. */
export const WithTrial: Story = {
  play: async ({ canvasElement }) => {
    await expect(hrefs(canvasElement)).toEqual([sampleTrial.href, '/pricing']);
  },
};

/** None is sold: the second button names the guarantee. */
export const WithoutTrial: Story = {
  args: { trial: null },
  play: async ({ canvasElement }) => {
    await expect(hrefs(canvasElement)).toEqual(['/pricing', '/30-days']);
  },
};

export const AllStates: StoryObj = {
  tags: ['all-states'],
  parameters: { visual: { also: ['fr-mobile'] } },
};
