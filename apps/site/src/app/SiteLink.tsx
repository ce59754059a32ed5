import { matchRoute } from '@tern/domain';
import { Link as RouterLink } from 'react-router-dom';
import { StaticLink, type StaticLinkProps } from './StaticLink.tsx';

/** A link on a routed page: it stays in the router when the other end is an application page as well. */
export function SiteLink(props: StaticLinkProps) {
  const { href, ...rest } = props;
  if (!href.startsWith('/') || href.startsWith('//') || rest.hrefLang || rest.target) {
    return <StaticLink {...props} />;
  }
  const path = href.replace(/[?#].*$/, '');
  return matchRoute(path)?.route.boot === 'app' ? (
    <RouterLink to={href} {...rest} />
  ) : (
    <StaticLink {...props} />
  );
}
