import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { Section } from '../Section/Section.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Kept(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: { visual: { dark: true } },
  args: {
    label: 'Currency',
    name: 'currency',
    value: 'USD',
    options: [
      { value: 'USD', label: 'USD', sign: '$' },
      { value: 'AUD', label: 'AUD', sign: 'A$' },
      { value: 'CAD', label: 'CAD', sign: 'CA$' },
      { value: 'GBP', label: 'GBP', sign: '£' },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { also: ['en-forced-colours'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Currency' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '$ USD' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'A$ AUD' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '$ USD' }));
    await expect(canvas.getByRole('radio', { name: 'A$ AUD' })).not.toBeChecked();
  },
};
export const LabelHidden: Story = { args: { labelHidden: true, name: 'currency-hidden' } };
export const OnAlt: Story = {
  args: { name: 'currency-alt' },
  render: (args) => (
    <Section ground="alt" spacing="tight">
      <Container>
        <Kept {...args} />
      </Container>
    </Section>
  ),
};

export const AllStates: StoryObj = { tags: ['all-states'] };
