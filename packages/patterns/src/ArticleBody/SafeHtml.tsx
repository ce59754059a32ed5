export interface SafeHtmlProps {
  /** Sanitised by the service. */
  html: string;
  className: string;
}

/** HTML that the service has sanitised; the one place of an article where such is written. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  return <div className={className} {...{ dangerouslySetInnerHTML: { __html: html } }} />;
}
