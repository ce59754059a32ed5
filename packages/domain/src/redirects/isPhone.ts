const tablets =
  /iPad|Tablet|PlayBook|Kindle|Silk\/|\bKF[A-Z]{2,}\b|\bSM-[TXP]\d|Nexus (?:7|9|10)\b|SMART-TV|SmartTV/i;
const phones =
  /iPhone|iPod|Android.*\bMobile\b|\bMobile\b.*(?:Gecko\/|Firefox)|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|Opera Mobi|KAIOS|webOS.*Mobile/i;

/** Both without regard to letter case: a phone is what matches the first and not the second. */
export const phoneSignatures = { phones, tablets } as const;

/** Whether a user agent is a phone's. Tablets, televisions and computers are not. */
export function isPhone(userAgent: string | null | undefined): boolean {
  return !!userAgent && !tablets.test(userAgent) && phones.test(userAgent);
}
