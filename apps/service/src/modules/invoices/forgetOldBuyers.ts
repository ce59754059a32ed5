import { addInterval } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { emptyBuyers } from './invoices.repo.ts';

/** Takes the buyer off invoices that the law no longer asks for. */
export const forgetOldBuyers = (context: Context): Promise<void> =>
  emptyBuyers(context.db, addInterval(timeFromNow(context), -context.config.invoiceYears, 'YEAR'));
