import type { IconName } from './icon'

const ICONS: readonly IconName[] = ['truck', 'return', 'clock', 'check', 'lock', 'bell', 'info']

/** The icon that an editor named, or a tick. */
export function knownIcon(name: string): IconName {
  return ICONS.find((icon) => icon === name) ?? 'check'
}
