import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TernMessage } from '@tern/i18n';
import { Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { activityLogMessages } from '../ActivityLog/activityLog.messages.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import { storyText } from '../storyText.ts';
import { Configurations } from './Configurations.tsx';
import type { ConfigurationKey, ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';
import {
  everyKey,
  otherFile,
  ownFile,
  ready,
  sampleFile,
  sampleKeys,
  samplePair,
} from './sampleConfigurations.ts';

const meta = {
  title: 'Patterns/Account/Configurations',
  component: Configurations,
  args: { ...ready, onMake: fn(), onOwnKey: fn(), onAdd: fn(), onAgain: fn(), onSave: fn() },
} satisfies Meta<typeof Configurations>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: Record<'waiting' | 'file', Partial<ConfigurationsReady>> = {
  waiting: { pair: samplePair, retryAt: Date.parse('2026-03-02T14:05:00'), keys: everyKey },
  file: { pair: samplePair, files: [sampleFile], keys: [] },
};
/** The most that the page shows. The font of the request and the file is the system's. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', also: ['de-zoom'] } },
  render: () => (
    <Stack gap={12}>
      {Object.entries(states).map(([name, state]) => (
        <Configurations key={name} {...ready} {...state} />
      ))}
    </Stack>
  ),
};

/** A key is made, places are found by name, and everything that is sent stands in the page. */
export const Making: Story = {
  parameters: { visual: { skip: 'Pictured in All.' } },
  args: { keys: [], used: 1 },
  render: function Render(args) {
    const [pair, setPair] = useState<ConfigurationsReady['pair']>(null);
    const given = args as ConfigurationsReady;
    return (
      <Configurations
        {...given}
        pair={pair}
        onMake={() => {
          given.onMake();
          setPair(samplePair);
        }}
      />
    );
  },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const add = () => userEvent.click(canvas.getByRole('button', { name: text(m.add) }));
    await add();
    await expect(canvas.getByText(text(m.placeMissing))).toBeVisible();
    await expect(canvas.getByText(text(passkeysMessages.nameMissing))).toBeVisible();
    await expect(canvas.getByText(text(m.keyMissing))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text(m.make) }));
    await expect(canvas.getByText(text(m.hidden))).toBeInTheDocument();
    await expect(canvasElement.textContent).not.toContain(samplePair.privateKey);
    await userEvent.click(canvas.getByRole('button', { name: text(m.show) }));
    await expect(canvas.getByText(samplePair.privateKey)).toBeVisible();
    for (const [typed, city] of [
      ['stock', 'Stockholm, Sweden'],
      ['東京', 'Tokyo, Japan'],
    ] as const) {
      const place = canvas.getByRole('combobox');
      await userEvent.type(place, typed);
      await userEvent.click(await within(document.body).findByRole('option', { name: new RegExp(city) }));
      await expect(await canvas.findByText(city)).toBeVisible();
    }
    await userEvent.type(canvas.getByRole('textbox', { name: text(m.name) }), 'Router at home');
    const request = canvas.getByText(/"public_key"/);
    await expect(request).toHaveTextContent('Router at home');
    await expect(request).toHaveTextContent('"jp-tyo"');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(request.textContent).not.toContain(samplePair.privateKey);
    await userEvent.click(
      canvas.getByRole('button', { name: text(m.placeRemove, { place: 'Tokyo, Japan' }) }),
    );
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await add();
    const { onAdd } = args as ConfigurationsReady;
    await expect(onAdd).toHaveBeenCalledWith({ name: 'Router at home', cities: ['se-sto'] });
    (document.activeElement as HTMLElement).blur();
  },
};

export const OwnKey: Story = {
  parameters: { visual: { skip: 'A field more.' } },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.ownKey) }));
    const field = canvas.getByRole('textbox', { name: text(m.ownKeyLabel) });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'too short{Enter}');
    await expect(canvas.getByText(text(m.ownKeyWrong, { length: 44 }))).toBeVisible();
    const { onOwnKey } = args as ConfigurationsReady;
    await userEvent.clear(field);
    await userEvent.type(field, `${samplePair.privateKey}{Enter}`);
    await expect(canvas.getByText(text(m.ownKeyPrivate))).toBeVisible();
    await expect(onOwnKey).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ` ${samplePair.publicKey} {Enter}`);
    await expect((args as ConfigurationsReady).onOwnKey).toHaveBeenCalledWith(samplePair.publicKey);
    (document.activeElement as HTMLElement).blur();
  },
};

export const CannotMake: Story = {
  parameters: { visual: { skip: 'A notice and a field.' } },
  args: { canMake: false },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.cannotMake))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: text(m.ownKeyLabel) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text(m.make) })).toBeNull();
  },
};

/** It stays, is sent again by itself, and can be sent at once. */
export const Waiting: Story = {
  parameters: { visual: { skip: 'Pictured in All.' } },
  args: states.waiting as never,
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.waitTitle))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text(m.makeAnother) })).toBeDisabled();
    const again = canvas.getByRole('button', { name: text(m.again) });
    await userEvent.click(again);
    await expect((args as ConfigurationsReady).onAgain).toHaveBeenCalledOnce();
    again.blur();
  },
};

export const Refused: Story = {
  parameters: { visual: { skip: 'The step with a notice.' } },
  args: { pair: samplePair, error: 'wireguard_key_refused' },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.refused));
  },
};

/** The file takes the focus when it comes. */
export const File: Story = {
  parameters: { visual: { skip: 'Pictured in All.' } },
  args: { pair: samplePair },
  render: function Render(args) {
    const [files, setFiles] = useState<ConfigurationsReady['files']>(null);
    return (
      <>
        <button type="button" onClick={() => setFiles([sampleFile])}>
          Respond
        </button>
        <Configurations {...(args as ConfigurationsReady)} files={files} />
      </>
    );
  },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: text(m.fileTitle, { step: 3 }) })).toHaveFocus(),
    );
    await expect(canvas.getByRole('region', { name: text(m.fileLabel) })).toHaveTextContent('se-sto-001');
    await expect(canvasElement.textContent).not.toContain(samplePair.privateKey);
    await expect(canvas.getByRole('img', { name: text(m.qrLabel) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text(m.download) }));
    await expect((args as ConfigurationsReady).onSave).toHaveBeenCalledWith([sampleFile]);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The browser does not copy: the whole text stands there and is selected, the private key too. */
export const CopyRefused: Story = {
  parameters: { visual: { skip: 'The file with its key.' } },
  args: { pair: samplePair, files: [sampleFile] },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    });
    await userEvent.click(canvas.getByRole('button', { name: text(m.copy) }));
    await expect(await canvas.findByText(text(m.copyRefused))).toBeInTheDocument();
    await expect(String(getSelection()).trim()).toBe(sampleFile.text.trim());
    Reflect.deleteProperty(navigator, 'clipboard');
    getSelection()?.removeAllRanges();

    // Not saved yet: another key takes its place after a question only.
    const { onMake } = args as ConfigurationsReady;
    await userEvent.click(canvas.getByRole('button', { name: text(m.makeAnother) }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(onMake).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: text(passkeysMessages.cancel) }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};

export const SeveralFiles: Story = {
  parameters: { visual: { skip: 'The file with a list of places.' } },
  args: { pair: samplePair, files: [sampleFile, otherFile] },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    const shown = canvas.getByRole('region', { name: text(m.fileLabel) });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text(m.fileOf) }), 'jp-tyo');
    await expect(shown).toHaveTextContent('jp-tyo-014');
    await userEvent.click(canvas.getByRole('button', { name: text(m.downloadAll, { count: 2 }) }));
    await expect((args as ConfigurationsReady).onSave).toHaveBeenCalledWith([sampleFile, otherFile]);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The page does not know the private key: the file has a gap, and there is no code to scan. */
export const FileOfOwnKey: Story = {
  parameters: { visual: { skip: 'The file without a code.' } },
  args: { pair: { ...samplePair, privateKey: null }, files: [ownFile] },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.gap, { place: 'YOUR_PRIVATE_KEY' }))).toBeVisible();
    await expect(canvas.queryByRole('img', { name: text(m.qrLabel) })).toBeNull();
  },
};

export const EveryKey: Story = {
  parameters: { visual: { skip: 'Pictured in All.' } },
  args: { keys: everyKey, used: 6 },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    for (const message of [
      m.connected,
      m.usedToday,
      m.neverUsed,
      m.unknownUse,
      m.adding,
      m.paused,
      m.removing,
    ])
      await expect(canvas.getByText(text(message))).toBeVisible();
    await expect(canvas.getByText(text(m.full), { exact: false })).toBeVisible();
  },
};

/** The next key takes the focus of the one that was removed; a name is changed in its place. */
export const Changing: Story = {
  parameters: { visual: { skip: 'A question, and a field in a row.' } },
  render: function Render(args) {
    const [keys, setKeys] = useState<readonly ConfigurationKey[]>(sampleKeys);
    const given = args as ConfigurationsReady;
    return (
      <Configurations
        {...given}
        keys={keys}
        used={keys.length}
        onRemove={async (id) => {
          setKeys(keys.filter((key) => key.id !== id));
          return 'removed';
        }}
        onRename={async (id, name) => {
          setKeys(keys.map((key) => (key.id === id ? { ...key, name } : key)));
          return true;
        }}
      />
    );
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    const button = (message: TernMessage, name: string) =>
      canvas.getByRole('button', { name: text(message, { name }) });
    await userEvent.click(button(passkeysMessages.renameLabel, 'Laptop'));
    const field = canvas.getAllByRole('textbox', { name: text(m.name) }).at(-1) as HTMLElement;
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Desk{Enter}');
    await expect(await canvas.findByText('Desk')).toBeVisible();
    await waitFor(() => expect(button(passkeysMessages.renameLabel, 'Desk')).toHaveFocus());
    await userEvent.click(button(passkeysMessages.removeLabel, 'Router at home'));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: text(m.removeConfirm) }));
    await waitFor(() => expect(canvas.queryByText('Router at home')).toBeNull());
    await expect(canvas.getByText(text(m.removed))).toBeVisible();
    await waitFor(() => expect(button(passkeysMessages.removeLabel, 'Desk')).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const WithoutPlan: Story = {
  parameters: { visual: { skip: 'A notice in place of the steps.' } },
  args: { hasPlan: false },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.noPlan))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.plans) })).toHaveAttribute('href', '/pricing');
  },
};

export const NotOffered: Story = {
  parameters: { visual: { skip: 'A notice in place of the steps.' } },
  args: { offered: false, keys: [] },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.notOffered))).toBeVisible();
  },
};

export const PlacesFailed: Story = {
  parameters: { visual: { skip: 'A notice in place of a field.' } },
  args: { places: 'failed' },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.noPlaces));
  },
};

export const Loading: Story = {
  parameters: { visual: { skip: 'A placeholder.' } },
  args: { status: 'loading' } as never,
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.loading))).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { visual: { skip: 'A notice and a button.' } },
  args: { status: 'error', onRetry: fn() } as never,
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text(m.loadFailed));
    const button = canvas.getByRole('button', { name: text(activityLogMessages.retry) });
    await userEvent.click(button);
    await expect((args as unknown as { onRetry: () => void }).onRetry).toHaveBeenCalledOnce();
    button.blur();
  },
};
