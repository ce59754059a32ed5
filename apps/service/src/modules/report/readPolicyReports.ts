/** A refusal of the content security policy, without anything that names a person. */
export interface PolicyReport {
  /** Of `policyDirectives`, or `other`. */
  directive: string;
  enforced: boolean;
  /** Path of the page. */
  page: string;
  /** Host of what was refused, or a word of the browser such as `inline`. */
  blocked: string;
}

export const policyDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'media-src',
  'worker-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'object-src',
  'require-trusted-types-for',
  'trusted-types',
];
/** Reports of one request that are read. */
const most = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function urlOf(value: unknown): URL | null {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
}

/**
 * Reads a body of `report-uri` (`{ "csp-report": … }`) or of the Reporting API (a list). What is no report, is not about a
 * page of ours, or was caused by an extension of the browser, is left out.
 */
export function readPolicyReports(body: string, origin: string): PolicyReport[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const bodies = (Array.isArray(parsed) ? parsed : [parsed]).slice(0, most).map((report) => {
    if (!isRecord(report)) return null;
    return report.type === 'csp-violation' ? report.body : report['csp-report'];
  });
  return bodies.filter(isRecord).flatMap((report) => {
    const page = urlOf(report['document-uri'] ?? report.documentURL);
    const blocked = report['blocked-uri'] ?? report.blockedURL;
    const source = textOf(report['source-file'] ?? report.sourceFile);
    if (page?.origin !== origin || [textOf(blocked), source].some((url) => /^[\w-]+-extension:/.test(url)))
      return [];
    const named = textOf(
      report['effective-directive'] ?? report.effectiveDirective ?? report['violated-directive'],
    );
    const directive = named.split(' ')[0] ?? '';
    return [
      {
        directive: policyDirectives.includes(directive) ? directive : 'other',
        enforced: report.disposition !== 'report',
        page: page.pathname.slice(0, 200),
        blocked:
          urlOf(blocked)?.host.slice(0, 200) ||
          textOf(blocked)
            .replace(/[^\w-]/g, '')
            .slice(0, 20),
      },
    ];
  });
}
