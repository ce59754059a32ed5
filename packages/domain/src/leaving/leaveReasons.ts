/** Why somebody leaves, as far as they like to say it afterwards. */
export const leaveReasons = ['unused', 'slow', 'broken', 'price', 'other'] as const;
export type LeaveReason = (typeof leaveReasons)[number];
