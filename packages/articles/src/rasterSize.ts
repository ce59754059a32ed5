/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

type Size = PictureSize | null;

function pngSize(bytes: Buffer): Size {
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.length < 24) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function jpegSize(bytes: Buffer): Size {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (bytes[at] !== 0xff) return null;
    // The frames that carry a size; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.length < 30) return null;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The size of a picture by its own bytes; null for what is none. */
export function rasterSize(bytes: Buffer): Size {
  if (bytes.length < 12) return null;
  return pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes);
}
