/** Of the package `xliff` what is used here: XLIFF 2. */
interface XliffUnit {
  source?: unknown;
  target?: unknown;
  note?: string | string[];
}

interface XliffFile {
  resources: Record<string, Record<string, XliffUnit>>;
  sourceLanguage?: string;
  targetLanguage?: string;
}

declare module 'xliff/js2xliff' {
  export default function js2xliff(file: XliffFile): Promise<string>;
}
declare module 'xliff/xliff2js' {
  export default function xliff2js(xliff: string): Promise<XliffFile>;
}
