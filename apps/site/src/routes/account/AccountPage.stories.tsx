import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  changePassword,
  deviceList,
  deviceUnbind,
  emailChange,
  mailPreferences,
  networkPlaces,
  passkeyList,
  rememberedBrowsers,
  secondFactor,
  securityEventList,
  sessionList,
  subscriptionMy,
  userIpBind,
  userIpQuery,
  wireguardKeyList,
} from '@tern/contract';
import { chargeFixture, subscriptionFixture, userFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import type { IntlShape } from 'react-intl';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { AccountPage } from './AccountPage.tsx';

const meta = {
  title: 'Pages/Account',
  component: StoryPage,
  parameters: { layout: 'fullscreen', msw: signedInAs() },
  args: { Page: AccountPage, path: '/myAccount', signedIn: true, data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(userFixture.email))[0]).toBeVisible();
  },
};
/** An account opened at the checkout has no password yet. */
export const WithoutPassword: Story = {
  parameters: {
    visual: { skip: 'SetPasswordForm shows it.' },
    msw: signedInAs({ ...userFixture, is_password_set: false }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('input[type="password"]')).toHaveLength(2));
  },
};
/** Nobody has shown the mailbox of this account yet. */
export const Unconfirmed: Story = {
  parameters: {
    visual: { skip: 'Info, and ConfirmAddress.' },
    msw: signedInAs({ ...userFixture, email_confirmed: false }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 2, name: /confirm|تأكيد/i }),
    ).toBeVisible();
  },
};
export const Subscriptions: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual: { picture: 'state' },
    msw: [
      ...signedInAs(),
      mockOperation(subscriptionMy, {
        data: {
          subscriptions: [
            subscriptionFixture(),
            subscriptionFixture({
              subscription_id: 'sub_old',
              plan_id: '1m',
              interval_count: 1,
              amount: 999,
              state: 'refunded',
              result: 'Refunded',
              started_at: '2026-01-20T09:00:00.000Z',
            }),
            subscriptionFixture({
              subscription_id: 'sub_failed',
              plan_id: '1m',
              interval_count: 1,
              amount: 999,
              state: 'expired',
              result: 'Failed',
              started_at: '2026-01-12T09:00:00.000Z',
            }),
          ],
          charges: [
            chargeFixture(),
            ...(['refunded', 'disputed'] as const).map((state, index) =>
              chargeFixture({
                receipt: `ord_${state}`,
                order_id: `ord_${state}`,
                plan_id: '1m',
                interval_count: 1,
                amount: 999,
                state,
                paid_at: `2026-01-${20 - 8 * index}T09:00:00.000Z`,
                period_start: `2026-01-${20 - 8 * index}T09:00:00.000Z`,
                period_end: `2026-02-${20 - 8 * index}T09:00:00.000Z`,
              }),
            ),
          ],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table')).toBeVisible();
  },
};
/** Two plans renew, of old data or by a provider's own doing: each is listed, and each can be cancelled. */
export const TwoPlans: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual: { skip: 'SubscriptionList shows it.' },
    msw: [
      ...signedInAs(),
      mockOperation(subscriptionMy, {
        data: {
          subscriptions: [
            subscriptionFixture(),
            subscriptionFixture({
              subscription_id: 'sub_beside',
              plan_id: '1m',
              interval_count: 1,
              amount: 999,
              renewal_amount: 999,
            }),
          ],
          charges: [],
        },
      }),
    ],
  },
  play: async ({ canvasElement, loaded }) => {
    const cancel = (loaded.intl as IntlShape).formatMessage({ id: 'subscriptionList.cancelRenewal' });
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('button', { name: cancel })).toHaveLength(2),
    );
  },
};
export const NoSubscription: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual: { skip: 'SubscriptionList shows it.' },
    msw: [...signedInAs(), mockOperation(subscriptionMy, { data: { subscriptions: [], charges: [] } })],
  },
  play: async ({ canvasElement }) => {
    const toPlans = () => canvasElement.querySelector('main a[href$="/pricing"]');
    await waitFor(() => expect(toPlans()).toBeVisible());
  },
};
export const SubscriptionsFailed: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual: { skip: 'SubscriptionList shows it.' },
    msw: [...signedInAs(), mockOperation(subscriptionMy, { error: 'unavailable' })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, { timeout: 8000 })).toBeVisible();
  },
};
/** Signed out elsewhere (code 50012): the choice of spec section 8. */
export const SessionEnded: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual: { skip: 'Dialog shows it.' },
    msw: [...signedInAs(), mockOperation(subscriptionMy, { error: 'session_ended' })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alertdialog')).toBeVisible();
  },
};

const at = '2026-03-02T08:12:00.000Z';
const device = (app_type: number, user_id: string, change: object = {}) => ({
  app_type,
  user_id,
  app_name: null,
  name: null,
  registered_at: '2026-01-02T08:12:00.000Z',
  last_seen_at: at,
  is_active: false,
  is_this_device: false,
  ...change,
});
const devices = mockOperation(deviceList, {
  data: {
    devices: [
      device(12, 'a', { is_active: true, is_this_device: true }),
      device(401, 'b', { name: 'Study', last_seen_at: '2026-02-20T21:04:00.000Z' }),
      device(999, 'c', { last_seen_at: '2026-02-12T21:04:00.000Z' }),
    ],
    limit: 6,
  },
});

/** One is unbound: its row goes, the focus stays in the list. */
export const Devices: Story = {
  args: { path: '/myAccount/deviceManage' },
  parameters: {
    visual: { picture: 'state' },
    msw: [...signedInAs(), devices, mockOperation(deviceUnbind, { data: null })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unbind = await canvas.findByRole('button', { name: /Windows Master/ });
    await userEvent.click(unbind);
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getAllByRole('button');
    await userEvent.click(confirm.at(-2) as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Windows Master/ })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};
/** The failure shows in a toast; the device stays. */
export const UnbindFailed: Story = {
  args: { path: '/myAccount/deviceManage' },
  parameters: {
    visual: { skip: 'Devices with a toast.' },
    msw: [...signedInAs(), devices, mockOperation(deviceUnbind, { error: 'unavailable' })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const time of [1, 2]) {
      await userEvent.click(await canvas.findByRole('button', { name: /Windows Master/ }));
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.click(within(dialog).getAllByRole('button').at(-2) as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      const toasts = await waitFor(() => {
        const found = document.querySelectorAll('[role="region"] ol li');
        expect(found).toHaveLength(time);
        return found;
      });
      await expect(toasts[0]).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: /Windows Master/ })).toBeVisible();
  },
};
export const DevicesFailed: Story = {
  args: { path: '/myAccount/deviceManage' },
  parameters: {
    visual: { skip: 'DeviceList shows it.' },
    msw: [...signedInAs(), mockOperation(deviceList, { error: 'unavailable' })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, { timeout: 8000 })).toBeVisible();
  },
};

const address = {
  ip: '203.0.113.24',
  bound_at: at,
  current_ip: '203.0.113.88',
  is_current_bindable: true,
  dns_servers: ['192.0.2.53', '192.0.2.153'],
};
/** Another address is bound; this one is bound in its place. */
export const ConfigurationFiles: Story = {
  args: { path: '/myAccount/configurations' },
  parameters: {
    visual: { skip: 'Configurations shows it.' },
    msw: [
      ...signedInAs(),
      mockOperation(wireguardKeyList, {
        data: {
          keys: [
            {
              id: 'wgk_1',
              name: 'Router at home',
              public_key: 'EtcnpON3IPxX3baMO3hvUfNNyFa4QnKy6apLBxP2WnM=',
              cities: ['jp-tyo'],
              created_at: '2026-02-12T21:04:00.000Z',
              state: 'active',
              last_used_on: null,
              is_connected: true,
            },
          ],
          used: 2,
          limit: 6,
          has_plan: true,
          is_offered: true,
        },
      }),
      mockOperation(networkPlaces, {
        data: {
          issued_at: '2026-02-12T21:04:00.000Z',
          features: [],
          protocols: ['wireguard'],
          countries: [
            {
              code: 'JP',
              slug: 'japan',
              names: {},
              aliases: [],
              currency: 'JPY',
              cities: [
                {
                  ...{ id: 'jp-tyo', name: 'Tokyo', names: {}, aliases: [], time_zone: 'Asia/Tokyo' },
                  ...{ latitude: 35.68, longitude: 139.69, servers: 3, maintenance: 0, down: 0, load: null },
                },
              ],
            },
          ],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Router at home')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('combobox')[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('option'));
    await userEvent.click(canvasElement.querySelector('main section button') as HTMLElement);
    await waitFor(() => expect(canvasElement.querySelector('main pre')).toHaveTextContent('"jp-tyo"'));
    (document.activeElement as HTMLElement).blur();
  },
};
export const Dns: Story = {
  args: { path: '/myAccount/dnsSettings' },
  parameters: {
    visual: { picture: 'state' },
    msw: [
      ...signedInAs(),
      mockOperation(userIpQuery, { data: address }),
      mockOperation(userIpBind, { data: { ...address, ip: '203.0.113.88' } }),
    ],
  },
  play: async ({ canvasElement }) => {
    const bind = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll<HTMLElement>('main button')].find(({ textContent }) =>
        textContent?.includes('203.0.113.88'),
      );
      if (!found) throw new Error('no button');
      return found;
    });
    await userEvent.click(bind);
    await waitFor(() =>
      expect(
        within(canvasElement)
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('203.0.113.88'),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
export const Security: Story = {
  args: { path: '/myAccount/security' },
  parameters: {
    visual: { skip: 'Each of its cards has pictures of its own.' },
    msw: [
      ...signedInAs({ ...userFixture, delete_after: '2026-03-16T08:12:00.000Z' }),
      mockOperation(emailChange, { data: { waiting: null } }),
      mockOperation(mailPreferences, {
        data: { renewal: true, product: true, offers: false, newsletter: true, language: null },
      }),
      mockOperation(secondFactor, {
        data: { on_since: '2026-02-10T21:04:00.000Z', recovery_codes_left: 9 },
      }),
      mockOperation(rememberedBrowsers, { data: { browsers: [] } }),
      mockOperation(passkeyList, {
        data: {
          passkeys: [
            {
              passkey_id: 'pky_1',
              credential_id: 'Y3JlZGVudGlhbA',
              name: null,
              user_agent: firefox,
              is_synced: true,
              created_at: '2026-01-12T21:04:00.000Z',
              last_used_at: '2026-02-12T21:04:00.000Z',
            },
          ],
          rp_id: 'tern.example',
          user_handle: 'dXNy',
        },
      }),
      mockOperation(sessionList, {
        data: {
          sessions: ['this', 'that'].map((session_id) => ({
            session_id,
            is_current: session_id === 'this',
            app_type: 501,
            app_name: 'Web Master',
            user_agent: firefox,
            country: 'DE',
            signed_in_at: '2026-02-12T21:04:00.000Z',
            last_seen_at: '2026-02-20T21:00:00.000Z',
          })),
        },
      }),
      mockOperation(securityEventList, {
        data: {
          events: [
            {
              event_id: '1',
              kind: 'signed_in',
              at: '2026-02-12T21:04:00.000Z',
              country: 'DE',
              user_agent: firefox,
              app_type: 501,
              app_name: 'Web Master',
            },
          ],
          next: null,
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('main li time')).toHaveLength(1));
    await waitFor(() => expect(canvasElement.querySelectorAll('main h2').length).toBeGreaterThan(4));
  },
};

export const ChangePassword: Story = {
  args: { path: '/myAccount/changePassword' },
  parameters: {
    visual: { skip: 'ChangePasswordForm shows it.' },
    msw: [...signedInAs(), mockOperation(changePassword, { error: 'incorrect_password' })],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('input[type="password"]')).toHaveLength(3));
    const [current, next, again] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="password"]');
    await userEvent.type(current as HTMLInputElement, 'Wrong#12');
    await userEvent.type(next as HTMLInputElement, 'Abc#1234');
    await userEvent.type(again as HTMLInputElement, 'Abc#1234{Enter}');
    await waitFor(() => expect(current).toHaveAttribute('aria-invalid', 'true'));
    (document.activeElement as HTMLElement).blur();
  },
};

const month = { plan_id: '1m', interval_count: 1 } as const;
const monthly = subscriptionFixture({ ...month, amount: 800, renewal_amount: 999 });
const march = { period_start: '2026-03-02T09:29:00.000Z', period_end: '2026-04-02T09:29:00.000Z' };
const april = { period_start: march.period_end, period_end: '2026-05-02T09:29:00.000Z' };
const may = { period_start: april.period_end, period_end: '2026-06-02T09:29:00.000Z' };
/** A code made the first period cheaper; of the third a part went back. */
const charges = [
  chargeFixture({
    ...month,
    ...may,
    receipt: 'ord_fixture-3',
    amount: 1099,
    refunded_amount: 100,
    state: 'partly_refunded',
    paid_at: may.period_start,
  }),
  chargeFixture({
    ...month,
    ...april,
    receipt: 'ord_fixture-2',
    amount: 999,
    tax_amount: 167,
    refunded_amount: 999,
    state: 'refunded',
    result: 'Refunded',
    paid_at: april.period_start,
  }),
  chargeFixture({ ...month, ...march, amount: 800 }),
];
const severalCharges = [
  ...signedInAs(),
  mockOperation(subscriptionMy, { data: { subscriptions: [monthly], charges } }),
];
const cellsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
const visual = { skip: 'SubscriptionList and PaymentReceipt show it.' };

/** One order that was charged three times has three rows with three receipts. */
export const SeveralCharges: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: { visual, msw: severalCharges },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(cellsOf(canvasElement)).toHaveLength(3));
    const [third, second, first] = cellsOf(canvasElement);
    await expect(third).toMatch(/10[.,]99[\s\S]*1[.,]00/);
    await expect(second).toMatch(/9[.,]99/);
    await expect(first).toMatch(/8[.,]00/);
    const links = [...canvasElement.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
    await expect(links.map((href) => href?.replace(/^.*receipt=/, ''))).toEqual([
      'ord_fixture-3',
      'ord_fixture-2',
      'ord_fixture',
    ]);
  },
};

/** A trial that became a plan: its first payment, and the trial as none. */
export const ConvertedTrial: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual,
    msw: [
      ...signedInAs(),
      mockOperation(subscriptionMy, {
        data: {
          subscriptions: [subscriptionFixture({ amount: 0 })],
          charges: [
            chargeFixture({ receipt: 'ord_fixture-2', amount: 3476, paid_at: march.period_end }),
            chargeFixture({ ...march, amount: 0, state: 'trial', result: 'Success' }),
          ],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(cellsOf(canvasElement)).toHaveLength(2));
    await expect(cellsOf(canvasElement)[0]).toMatch(/34[.,]76/);
    const links = canvasElement.querySelectorAll('tbody a');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', expect.stringContaining('receipt=ord_fixture-2'));
  },
};

const sheetOf = async (canvasElement: HTMLElement) => {
  const sheet = () => canvasElement.querySelector('main article');
  await waitFor(() => expect(sheet()).toBeVisible());
  return sheet();
};

/** A later charge has its own number, sum, tax and period. */
export const ReceiptOfRenewal: Story = {
  args: { path: '/myAccount/subscriptions?receipt=ord_fixture-2' },
  parameters: { visual, msw: severalCharges },
  play: async ({ canvasElement }) => {
    const sheet = await sheetOf(canvasElement);
    await expect(sheet).toHaveTextContent('ord_fixture-2');
    await expect(sheet).toHaveTextContent(/9[.,]99/);
    await expect(sheet).toHaveTextContent(/1[.,]67/);
    await expect(sheet).not.toHaveTextContent(/8[.,]00/);
  },
};

/** A refund of a part stands on the receipt of its charge. */
export const ReceiptOfPartRefund: Story = {
  args: { path: '/myAccount/subscriptions?receipt=ord_fixture-3' },
  parameters: { visual, msw: severalCharges },
  play: async ({ canvasElement }) => {
    await expect(await sheetOf(canvasElement)).toHaveTextContent(/10[.,]99[\s\S]*1[.,]00/);
  },
};

/** A link from before charges had receipts of their own leads to the first one. */
export const OldReceiptLink: Story = {
  args: { path: '/myAccount/subscriptions?receipt=sub_fixture' },
  parameters: { visual, msw: severalCharges },
  play: async ({ canvasElement }) => {
    await expect(await sheetOf(canvasElement)).toHaveTextContent(/8[.,]00/);
  },
};

export const Receipt: Story = {
  args: { path: '/myAccount/subscriptions?receipt=ord_fixture' },
  parameters: {
    visual: { skip: 'PaymentReceipt shows it.' },
    msw: [
      ...signedInAs(),
      mockOperation(subscriptionMy, {
        data: { subscriptions: [subscriptionFixture()], charges: [chargeFixture()] },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main article dl')).toBeVisible());
  },
};
