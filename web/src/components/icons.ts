/**
 * The icons that components use, each from its own file of lucide-react: its index has 1,700 modules, which every
 * test file would load. Screens import theirs in the same way (`lucide-react/icons/<name>`).
 */
export { default as AlertIcon } from 'lucide-react/icons/circle-alert';
export { default as CalendarIcon } from 'lucide-react/icons/calendar-days';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as ChevronDownIcon } from 'lucide-react/icons/chevron-down';
export { default as ChevronLeftIcon } from 'lucide-react/icons/chevron-left';
export { default as ChevronRightIcon } from 'lucide-react/icons/chevron-right';
export { default as CloseIcon } from 'lucide-react/icons/x';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as HideIcon } from 'lucide-react/icons/eye-off';
export { default as InboxIcon } from 'lucide-react/icons/inbox';
export { default as InfoIcon } from 'lucide-react/icons/info';
export { default as SearchIcon } from 'lucide-react/icons/search';
export { default as ShowIcon } from 'lucide-react/icons/eye';
export { default as SuccessIcon } from 'lucide-react/icons/circle-check';
export { default as WarningIcon } from 'lucide-react/icons/triangle-alert';
