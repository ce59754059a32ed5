export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { type Activity, ActivityList, type ActivityListProps } from './ActivityList/ActivityList.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonLook, type ButtonProps } from './Button/Button.tsx';
export { CallToAction, type CallToActionProps } from './CallToAction/CallToAction.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Chart, type ChartProps } from './Chart/Chart.tsx';
export type { ChartWindow } from './Chart/chartProjection.ts';
export type { ChartPlace, ChartRing } from './Chart/drawChart.ts';
export { ChartSheet, type ChartSheetProps, hasChart } from './ChartSheet/ChartSheet.tsx';
export type { SheetPlace } from './ChartSheet/layChart.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CheckLine } from './Checkbox/CheckLine.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx';
export { Chip, ChipGroup, type ChipProps } from './Chip/Chip.tsx';
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx';
export { Combobox, type ComboboxProps } from './Combobox/Combobox.tsx';
export type { ComboboxOption } from './Combobox/matchOptions.ts';
export {
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
} from './ComparisonTable/ComparisonTable.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { CopyField, type CopyFieldProps } from './CopyField/CopyField.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { type CountdownParts, countdownParts } from './Countdown/countdownParts.ts';
export { useCountdown } from './Countdown/useCountdown.ts';
export { cx } from './cx.ts';
export { DaylightLine, type DaylightLineProps } from './DaylightLine/DaylightLine.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export {
  DropdownMenu,
  type DropdownMenuProps,
  type MenuAction,
  type MenuSection,
} from './DropdownMenu/DropdownMenu.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './ErrorSummary/ErrorSummary.tsx';
export { type Fact, FactStrip, type FactStripProps } from './FactStrip/FactStrip.tsx';
export { type Feature, FeatureGrid, type FeatureGridProps } from './FeatureGrid/FeatureGrid.tsx';
export { type FeatureRow, FeatureRows, type FeatureRowsProps } from './FeatureRows/FeatureRows.tsx';
export { Fieldset, type FieldsetProps } from './Fieldset/Fieldset.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { FormSection, type FormSectionProps } from './FormSection/FormSection.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps, type HeadingSize } from './Heading/Heading.tsx';
export * from './Icon/glyphs.ts';
export { type Glyph, Icon, type IconProps, type IconSize, type IconSlot } from './Icon/Icon.tsx';
export { menuGlyphs } from './Icon/menuGlyphs.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export {
  type LanguageOption,
  LanguagePicker,
  type LanguagePickerProps,
} from './LanguagePicker/LanguagePicker.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { type LinkCard, LinkCards, type LinkCardsProps } from './LinkCards/LinkCards.tsx';
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './LinkProvider/LinkProvider.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export { Ltr, type LtrProps } from './Ltr/Ltr.tsx';
export { Menu, MenuItem, type MenuItemProps, type MenuProps, MenuSeparator } from './Menu/Menu.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';
export { PageHero, type PageHeroProps } from './PageHero/PageHero.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export {
  type PasswordRule,
  PasswordRules,
  type PasswordRulesProps,
} from './PasswordRules/PasswordRules.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { Price, type PricePart, type PriceProps } from './Price/Price.tsx';
export { PricingCard, type PricingCardProps } from './PricingCard/PricingCard.tsx';
export { PricingCardSkeleton, type PricingCardSkeletonProps } from './PricingCard/PricingCardSkeleton.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { Prose, type ProseProps, type ProseSection } from './Prose/Prose.tsx';
export { Bird, type BirdProps } from './plates/Bird.tsx';
export {
  type CampaignPicture,
  CampaignPlate,
  type CampaignPlateProps,
} from './plates/CampaignPlate.tsx';
export { ChartTrip, type ChartTripProps } from './plates/ChartTrip.tsx';
export { CityChart, type CityChartProps } from './plates/CityChart.tsx';
export { CountryCode, type CountryCodeProps } from './plates/CountryCode.tsx';
export { CountryMap, type CountryMapProps } from './plates/CountryMap.tsx';
export { countryPoint } from './plates/countryPoint.ts';
export { Flock, type FlockDevice, type FlockProps } from './plates/Flock.tsx';
export { type GlobeLabel, GlobePlate, type GlobePlateProps } from './plates/GlobePlate.tsx';
export { LeakRing, type LeakRingProps } from './plates/LeakRing.tsx';
export { LegendMark, type LegendMarkProps } from './plates/LegendMark.tsx';
export { LostPlate } from './plates/LostPlate.tsx';
export { MiniArc } from './plates/MiniArc.tsx';
export { type MapPlace, PlacesMap, type PlacesMapProps } from './plates/PlacesMap.tsx';
export { PointMap, type PointMapProps } from './plates/PointMap.tsx';
export { RegionMap, type RegionMapProps } from './plates/RegionMap.tsx';
export {
  type ScreenFrame,
  ScreenPicture,
  type ScreenPictureProps,
  type ScreenScene,
} from './plates/ScreenPicture.tsx';
export { SwitchPicture, type SwitchPictureProps } from './plates/SwitchPicture.tsx';
export { TopicPicture, type TopicPictureName, type TopicPictureProps } from './plates/TopicPicture.tsx';
export { tripEnds } from './plates/tripEnds.ts';
export { UsePicture, type UsePictureName, type UsePictureProps } from './plates/UsePicture.tsx';
export { VoyageMap, type VoyageMapProps } from './plates/VoyageMap.tsx';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { Quote, type QuoteProps } from './Quote/Quote.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { RawLog, type RawLogProps } from './RawLog/RawLog.tsx';
export { Ribbon, type RibbonProps } from './Ribbon/Ribbon.tsx';
export { Row, type RowProps } from './Row/Row.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Sentences, type SentencesProps } from './Sentences/Sentences.tsx';
export { SideHead, type SideHeadProps } from './SideHead/SideHead.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { type Stat, StatRow, type StatRowProps } from './StatRow/StatRow.tsx';
export { type StepItem, StepList, type StepListProps } from './StepList/StepList.tsx';
export { type Step, Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { StickyActionBar, type StickyActionBarProps } from './StickyActionBar/StickyActionBar.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Table, type TableColumn, type TableProps, type TableRow } from './Table/Table.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export {
  type ToastApi,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './ToastProvider/ToastProvider.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { Value, type ValueProps } from './Value/Value.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
