import type { StripeConstructor } from '@stripe/stripe-js';

/** ms after which the script counts as blocked. */
const patience = 10_000;

/**
 * Stripe's script from the address the service names: Stripe's own host, whose rule it is, or a stand-in's. The
 * loader of `@stripe/stripe-js` knows no other address than Stripe's, so only its types are used. Rejects when
 * the script is blocked, fails or takes too long.
 */
export function loadStripe(url: string): Promise<StripeConstructor> {
  if (window.Stripe) return Promise.resolve(window.Stripe);
  return new Promise((done, refuse) => {
    const script = document.createElement('script');
    const give = (problem: string) => {
      script.remove();
      refuse(new Error(problem));
    };
    const timer = setTimeout(() => give('The script took too long.'), patience);
    script.src = url;
    script.onerror = () => {
      clearTimeout(timer);
      give('The script was blocked.');
    };
    script.onload = () => {
      clearTimeout(timer);
      if (window.Stripe) done(window.Stripe);
      else give('The script is not Stripe.');
    };
    document.head.append(script);
  });
}
