/** A script of somebody else, and the hosts it may talk to. */
export interface VendorScript {
  /** Address of the script. */
  src: string;
  /** Origins beside the script's own: of its calls, its pictures and its frames. */
  connect: readonly string[];
  img: readonly string[];
  frame: readonly string[];
}

const kinds = ['connect', 'img', 'frame'] as const;

/**
 * Reads one entry of `VENDOR_SCRIPTS`, null where it is wrong:
 * `https://cdn.vendor.example/tag.js connect=https://in.vendor.example,https://eu.vendor.example img=…`
 */
export function parseVendorScript(entry: string): VendorScript | null {
  const [src = '', ...hosts] = entry.split(/\s+/);
  const vendor = { src, connect: [] as string[], img: [] as string[], frame: [] as string[] };
  for (const host of hosts) {
    const [, name, list] = /^(\w+)=(.+)$/.exec(host) ?? [];
    const kind = kinds.find((each) => each === name);
    if (!kind || !list) return null;
    vendor[kind] = list.split(',');
  }
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
  return isSecure(src) &&
    kinds.every((kind) => vendor[kind].every((host) => isOrigin(host) && isSecure(host)))
    ? vendor
    : null;
}

const isSecure = (address: string): boolean => {
  if (!URL.canParse(address) || /[\s"'<>;,]/.test(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
};
