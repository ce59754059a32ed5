import type {
  AddressFacts,
  blogSearch,
  ErrorName,
  NetworkPlaces,
  NetworkServers,
  OutputOf,
  VoucherData,
  verificationRequest,
} from '@tern/contract';

/** Typed values, by the names of the fields. Passwords are never among them. */
type Typed = Readonly<Record<string, string>>;

/**
 * A form that a browser without scripts has sent, or a link with a question: what came of it, for the page that
 * responds. Such a page is this visitor's alone and is never cached.
 */
export type PostedForm =
  | {
      form: 'contact';
      typed: Typed;
      error?: ErrorName;
      sent?: { reference: string; email: string };
    }
  | {
      form: 'newsletter';
      step: 'subscribe' | 'confirm' | 'confirmed' | 'leave' | 'left';
      typed: Typed;
      error?: ErrorName;
      /** The mail is on its way. */
      asked?: { email: string; hours: number };
    }
  | {
      form: 'cancelContract';
      step: 'form' | 'confirm';
      typed: Typed;
      error?: ErrorName;
      sent?: { number: string; at: string; email: string };
      done?: { number: string; at: string; outcome: 'done' | 'open' };
    }
  | {
      form: 'login';
      typed: Typed;
      error?: ErrorName;
      /** The password was right, and a code is needed besides: what the second step is done with. */
      ticket?: string;
      /** `lost`: the second step without a code. `sent`: its link was requested. */
      step?: 'lost' | 'sent';
    }
  | { form: 'blogSearch'; typed: Typed; error?: ErrorName; found?: OutputOf<typeof blogSearch> }
  | {
      form: 'redeem';
      step: 'look' | 'done';
      typed: Typed;
      error?: ErrorName;
      voucher?: VoucherData;
      signedIn: boolean;
    }
  | {
      form: 'places';
      typed: Typed;
      error?: ErrorName;
      /** Those that have what was asked for. */
      found?: NetworkPlaces['countries'];
      /** Where the visitor seems to be, in degrees: null where it is not known, left out where it was not asked. */
      from?: { latitude: number; longitude: number; city: string | null; country?: string | null } | null;
    }
  | { form: 'servers'; typed: Typed; error?: ErrorName; page: number; found?: NetworkServers['cities'] }
  | { form: 'lookUp'; typed: Typed; error?: ErrorName; found?: AddressFacts }
  | {
      form: 'recovery';
      step: 'email' | 'code' | 'password' | 'done';
      typed: Typed;
      error?: ErrorName;
      code?: OutputOf<typeof verificationRequest>;
      /** A right code was traded for it. */
      ticket?: string;
    };
