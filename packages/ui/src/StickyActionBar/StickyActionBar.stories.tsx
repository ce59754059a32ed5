import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Ltr } from '../Ltr/Ltr.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { StickyActionBar } from './StickyActionBar.tsx';

const meta = {
  title: 'Components/Navigation/StickyActionBar',
  component: StickyActionBar,
  parameters: { layout: 'fullscreen', visual: { variant: 'mobile' } },
  globals: { variant: 'mobile' },
  args: {
    figure: <Ltr>$45.00</Ltr>,
    note: '12 months, 62% off',
    action: (
      <Button size="lg" href="/pricing/checkout/12m">
        Choose plan
      </Button>
    ),
  },
  render: (args) => (
    <div>
      <Stack gap={4}>
        <Text>The bar sticks to the lower edge while this part of the page is in view.</Text>
        <Text>At the end of the part it stands below it and covers nothing.</Text>
      </Stack>
      <StickyActionBar {...args} />
    </div>
  ),
} satisfies Meta<typeof StickyActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a')).toHaveAttribute('href', '/pricing/checkout/12m');
    await expect(within(canvasElement).getByText('12 months, 62% off')).toBeInTheDocument();
  },
};
