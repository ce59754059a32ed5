import { brand } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import {
  CircleXGlyph,
  GiftGlyph,
  type Glyph,
  GraduationCapGlyph,
  KeyRoundGlyph,
  LinkGlyph,
  MonitorSmartphoneGlyph,
  NetworkGlyph,
  ReceiptTextGlyph,
  RouterGlyph,
  Share2Glyph,
  ShieldCheckGlyph,
  UserGlyph,
} from '@tern/ui';
import { accountLayoutMessages as m } from '../AccountLayout/accountLayout.messages.ts';

export interface AccountNavigationLink {
  id:
    | 'info'
    | 'changePassword'
    | 'devices'
    | 'configurations'
    | 'dnsSettings'
    | 'subscriptions'
    | 'leave'
    | 'invite'
    | 'vouchers'
    | 'student'
    | 'partner'
    | 'security';
  href: string;
  label: TernMessage;
  glyph: Glyph;
}

/** The pages of the account (spec section 2, account). */
export const accountNavigation: readonly AccountNavigationLink[] = [
  { id: 'info', href: '/myAccount', label: m.info, glyph: UserGlyph },
  {
    id: 'changePassword',
    href: '/myAccount/changePassword',
    label: m.changePassword,
    glyph: KeyRoundGlyph,
  },
  { id: 'devices', href: '/myAccount/deviceManage', label: m.devices, glyph: MonitorSmartphoneGlyph },
  ...(brand.configurations
    ? [
        {
          id: 'configurations',
          href: '/myAccount/configurations',
          label: m.configurations,
          glyph: RouterGlyph,
        } as const,
      ]
    : []),
  { id: 'dnsSettings', href: '/myAccount/dnsSettings', label: m.dnsSettings, glyph: NetworkGlyph },
  { id: 'subscriptions', href: '/myAccount/subscriptions', label: m.subscriptions, glyph: ReceiptTextGlyph },
  { id: 'leave', href: '/myAccount/leave', label: m.leave, glyph: CircleXGlyph },
  { id: 'invite', href: '/myAccount/invite', label: m.invite, glyph: Share2Glyph },
  { id: 'vouchers', href: '/myAccount/vouchers', label: m.vouchers, glyph: GiftGlyph },
  { id: 'student', href: '/myAccount/student', label: m.student, glyph: GraduationCapGlyph },
  { id: 'security', href: '/myAccount/security', label: m.security, glyph: ShieldCheckGlyph },
];

/** The page of partners: others have no use for it. It stands in the list of approved partners, and while it is shown. */
export const partnerLink: AccountNavigationLink = {
  id: 'partner',
  href: '/myAccount/partner',
  label: m.partner,
  glyph: LinkGlyph,
};
