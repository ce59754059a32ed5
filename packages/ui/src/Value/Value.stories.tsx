import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Value } from './Value.tsx';

const meta = {
  title: 'Components/Content/Value',
  component: Value,
  args: { children: 'November 26, 2026' },
  parameters: { visual: { skip: 'looks like the text around it' } },
} satisfies Meta<typeof Value>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  render: (args) => (
    <p>
      Renews on <Value {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('November 26, 2026')).toHaveAttribute('translate', 'no');
  },
};

/** A translator that does not obey has replaced the text. */
export const Changed: Story = {
  render: function Changing() {
    const [price, setPrice] = useState(2.9);
    return (
      <p>
        <Value dir="ltr">${price}</Value> <Button onClick={() => setPrice(9.99)}>1 month</Button>
      </p>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const value = canvasElement.querySelector('bdi') as HTMLElement;
    for (const text of [...value.childNodes]) {
      const font = document.createElement('font');
      font.textContent = text.textContent;
      text.replaceWith(font);
    }
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('bdi')).toHaveTextContent(/^\$9\.99$/);
  },
};
