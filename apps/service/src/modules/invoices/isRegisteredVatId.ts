import type { VatId } from '@tern/domain';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { describeError } from '../../failures/describeError.ts';

/** How long VIES is waited for: milliseconds. */
const patience = 4000;

/** Codes of `readVatId` that are no member state: VIES does not know them. */
const outside: readonly string[] = ['CHE', 'GB', 'NO'];

const checked = v.object({ valid: v.boolean() });

/**
 * Whether a VAT id is registered, as VIES says. Null where nobody knows: VIES is not asked (`VIES_URL`), is away or too slow,
 * or is not responsible for the country.
 */
export async function isRegisteredVatId(
  { config: { viesUrl }, log }: Pick<Context, 'config' | 'log'>,
  { country, number }: VatId,
): Promise<boolean | null> {
  if (!viesUrl || outside.includes(country)) return null;
  try {
    const response = await fetch(`${viesUrl}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: country, vatNumber: number }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    // The register of a country that is away is said in another shape.
    const said = v.safeParse(checked, await response.json());
    return response.ok && said.success ? said.output.valid : null;
  } catch (error) {
    log.warn({ failure: describeError(error) }, 'VIES does not respond');
    return null;
  }
}
