import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'News about',
    hint: 'A mail a month at most.',
    children: (
      <>
        <Checkbox label="New features" name="news" value="features" defaultChecked />
        <Checkbox label="Offers" name="news" value="offers" />
        <Checkbox label="Privacy in the news" name="news" value="privacy" />
      </>
    ),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'News about' });
    await expect(group).toHaveAccessibleDescription('A mail a month at most.');
    const offers = within(group).getByRole('checkbox', { name: 'Offers' });
    await userEvent.click(offers);
    await expect(offers).toBeChecked();
    await userEvent.click(offers);
    (document.activeElement as HTMLElement).blur();
  },
};
/** The boxes are marked, not the words alone. */
export const Wrong: Story = {
  args: { error: 'Choose at least one.', hint: undefined },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'News about' });
    await expect(group).toHaveAccessibleDescription('Choose at least one.');
    for (const box of within(group).getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
