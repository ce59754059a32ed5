import { brand, codeCookies, customerCookie, priceOf, readCustomer } from '@tern/domain';
import type { PersonalPrice } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { useStores } from '../../app/stores.tsx';
import { forgetLinkCode, linkInvite } from '../../purchase/linkCode.ts';
import { readCookies } from '../../purchase/readCookies.ts';

export interface PersonalOffer extends PersonalPrice {
  /** The student code, which the address of the checkout carries on. An invitation is noted in the browser. */
  code: string | null;
}

/** The code that a student has; null where the proof has ended. Few ask, so the operation comes when it is needed. */
async function studentOffer(api: Api): Promise<PersonalOffer | null> {
  const { studentMy } = await import('./studentMy.ts');
  const { percent, proof } = await api.send(studentMy, {});
  return proof && { kind: 'student', percent, code: proof.code };
}

/** The gift of the invitation that a link brought; null where it does not hold, and then it is forgotten. */
async function giftOffer(api: Api, planId: string): Promise<PersonalOffer | null> {
  const invite = linkInvite();
  if (!invite) return null;
  try {
    const { origin } = await api.call('quote', { product_id: planId, code: invite.code });
    const percent = brand.programmes.invite.friendPercent;
    return origin?.kind === 'invite' ? { kind: 'gift', percent, code: null } : null;
  } catch (error) {
    if (errorNameOf(error) === 'coupon_invalid') forgetLinkCode(invite.code.toUpperCase());
    return null;
  }
}

/** The code of their own that lowers the price for whoever looks (`priceOf`); null for everybody else. */
export function usePersonalPrice(planId: string | undefined): PersonalOffer | null {
  const { api, session } = useStores();
  const { blocked = false } = useSite();
  const { status, user } = useSnapshot(session.state);
  const [offer, setOffer] = useState<PersonalOffer | null>(null);
  const whose = user?.user_id;
  useEffect(() => {
    if (status === 'unknown' || planId === undefined) return;
    let isHere = true;
    const cookies = readCookies();
    const invited = cookies[codeCookies.invite] !== undefined;
    const kind = priceOf({ ...readCustomer(cookies[customerCookie], invited), blocked });
    const offered =
      kind === 'student' && whose ? studentOffer(api) : kind === 'gift' ? giftOffer(api, planId) : null;
    void Promise.resolve(offered)
      .catch(() => null)
      .then((found) => isHere && setOffer(found));
    return () => {
      isHere = false;
    };
  }, [api, status, whose, planId, blocked]);
  return offer;
}
