import { type Language, type RouteMatch, showsIncident } from '@tern/domain';
import type { PublicData, StatusData } from '@tern/site/renderer';
import type { PageKey } from '../cache/pageKey.ts';
import type { BlogSource } from '../sources/blogSource.ts';
import type { PublicDataSource } from '../sources/publicData.ts';

/** The major incident that lasts: what pages of customers say above. */
function majorIncident(status: StatusData | null): Pick<PublicData, 'incident'> {
  const major = status?.incidents.find(({ severity, endedAt }) => severity === 'major' && endedAt === null);
  return major ? { incident: major.titles } : {};
}

/** Reads the data that one page alone shows. `missing`: there is no such page. */
export function createOwnData({ publicData, blog }: { publicData: PublicDataSource; blog: BlogSource }) {
  /** The issues of the newsletter, and the one of the page. */
  async function newsletterOf(
    issue: string | undefined,
    language: Language,
  ): Promise<NonNullable<PublicData['newsletter']>> {
    const [issues, shown] = await Promise.all([
      publicData.newsletter(language),
      issue === undefined ? null : publicData.issueOf(issue, language),
    ]);
    return { issues, issue: shown };
  }

  /** A country that the feed has lost since the address was judged has no page. */
  async function networkOf({ route, params }: RouteMatch): Promise<Pick<PublicData, 'network'> | 'missing'> {
    const network = await publicData.network(params.country);
    if (network) return { network };
    return route.id === 'networkCountry' ? 'missing' : {};
  }

  /** The data that this page alone shows. */
  return async function ownData(
    address: RouteMatch,
    { language, activity: offered }: PageKey,
  ): Promise<
    | Pick<
        PublicData,
        'activity' | 'blog' | 'calendar' | 'incident' | 'network' | 'newsletter' | 'proof' | 'status'
      >
    | 'missing'
  > {
    const { route, params } = address;
    if (offered !== undefined) return { activity: await publicData.activityOf(offered) };
    if (route.layout === 'actives') {
      const [activity, calendar] = await Promise.all([
        params.index === undefined ? null : publicData.activityOf(params.index),
        publicData.calendar(),
      ]);
      return { activity, calendar };
    }
    if (route.id === 'edmsub' || route.id === 'newsletterIssue')
      return { newsletter: await newsletterOf(params.issue, language) };
    if (/^(?:atlas|vpnServer|networkCountry)$/.test(route.id)) return networkOf(address);
    if (route.id === 'transparency') return { proof: await publicData.proof() };
    if (route.id === 'status') return { status: await publicData.status() };
    if (showsIncident(route)) return majorIncident(await publicData.status());
    if (route.layout !== 'blog') return {};
    const data = await blog.page(language, address);
    return data === 'missing' ? data : { blog: data };
  };
}
