import { matchRoute, type Route } from '@tern/domain';
import { Link as RouterLink } from 'react-router-dom';
import { isFinished, StaticLink, type StaticLinkProps } from './StaticLink.tsx';

/** A link on a routed page: it stays in the router when the other end is an application page as well. */
export function SiteLink(props: StaticLinkProps) {
  const { href, ...rest } = props;
  if (!href.startsWith('/') || href.startsWith('//') || isFinished(rest) || rest.target) {
    return <StaticLink {...props} />;
  }
  const path = href.replace(/[?#].*$/, '');
  const target = matchRoute(path)?.route;
  return target && isRouted(target) ? <RouterLink to={href} {...rest} /> : <StaticLink {...props} />;
}

/** Whether the router shows a page in the frame at hand; the pages without header load as documents. */
export function isRouted(route: Route): boolean {
  return route.boot === 'app' && route.layout !== 'single' && route.layout !== 'standalone';
}
