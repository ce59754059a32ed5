import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection } from './FormSection.tsx';

const meta = {
  title: 'Components/Forms/FormSection',
  component: FormSection,
  args: {
    title: 'Address for mails',
    text: 'Receipts and codes go there.',
    children: <TextField label="Email" type="email" defaultValue="marta@example.com" />,
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two parts; a long word beside its fields. */
export const Default: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <div>
      <FormSection {...args} />
      <FormSection
        title="Benachrichtigungseinstellungen"
        text="Höchstens eine Mail im Monat, und keine, wenn nichts geschehen ist."
      >
        <Switch label="Neue Funktionen" defaultChecked />
        <Switch label="Angebote" />
      </FormSection>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const part = within(canvasElement).getByRole('region', { name: 'Address for mails' });
    await expect(within(part).getByLabelText('Email')).toBeVisible();
    await expect(within(part).getByRole('heading', { level: 2 })).toHaveTextContent('Address for mails');
  },
};
