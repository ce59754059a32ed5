export { breakpoint, media } from './breakpoints.ts';
export { campaignBands } from './campaignBands.ts';
export { campaignYears } from './campaignYears.ts';
export { contrast } from './contrast.ts';
export { motion } from './motion.ts';
export { palette } from './palette.ts';
export {
  band,
  type Campaign,
  type ColorRole,
  type ColorRoles,
  campaigns,
  dark,
  light,
} from './roles.ts';
export { border, mobileSpace, narrowSpace, radius, shadow, size, space } from './space.ts';
export { arabic, desktop, japanese, mobile, narrow } from './type.ts';
export { vars } from './vars.css.ts';
