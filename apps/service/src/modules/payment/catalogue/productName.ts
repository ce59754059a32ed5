import { brand } from '@tern/domain';
import type { PlanRow } from '../rows/paymentRows.ts';

/** The name on the provider's page and on its invoices. */
export const productNameOf = ({ name }: Pick<PlanRow, 'name'>) => `${brand.name} VPN, ${name}`;
