export { Button, type ButtonLook, type ButtonProps } from './Button/Button.tsx';
export { cx } from './cx.ts';
export * from './Icon/glyphs.ts';
export { type Glyph, Icon, type IconProps, type IconSize, type IconSlot } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './LinkProvider/LinkProvider.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export { Ltr, type LtrProps } from './Ltr/Ltr.tsx';
export { Bird, type BirdProps } from './plates/Bird.tsx';
export { Flock, type FlockDevice, type FlockProps } from './plates/Flock.tsx';
export { type GlobeLabel, GlobePlate, type GlobePlateProps } from './plates/GlobePlate.tsx';
export { LeakRing, type LeakRingProps } from './plates/LeakRing.tsx';
export { MiniArc } from './plates/MiniArc.tsx';
export { RegionMap, type RegionMapProps } from './plates/RegionMap.tsx';
export { SwitchPicture, type SwitchPictureProps } from './plates/SwitchPicture.tsx';
export { UsePicture, type UsePictureName, type UsePictureProps } from './plates/UsePicture.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
