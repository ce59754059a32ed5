import { rollUp } from '../modules/analytics/analytics.module.ts';
import { type Ops, whole } from './opsTools.ts';
import { readReport } from './report/readReport.ts';
import { reportCsv } from './report/reportCsv.ts';
import { reportText } from './report/reportText.ts';

/** The report of `/ops` as text, or as a table for a spreadsheet. */
export async function printReport(
  { context, say }: Ops,
  { days = '30', csv }: { days?: string | undefined; csv: boolean },
): Promise<void> {
  await rollUp(context);
  const report = await readReport(context, whole(days, '--days', 1, 400));
  for (const line of csv ? reportCsv(report) : reportText(report)) say(line);
}
