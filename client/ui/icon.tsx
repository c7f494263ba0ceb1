/** Line icons on a grid of 24, drawn for this shop. They say nothing: the control has the name. */
const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  bag: 'M5 8.5h14l-.9 11H5.9L5 8.5ZM9 8.5V7a3 3 0 0 1 6 0v1.5',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm7 10 5 5 5-5',
  'chevron-right': 'm10 7 5 5-5 5',
  'chevron-left': 'm14 7-5 5 5 5',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  filter:
    'M4 8h9M17 8h3M4 16h3M11 16h9M15 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  sort: 'M8 5v14m0 0-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0-3.5 3.5M16 5l3.5 3.5',
  split: 'M5 5h6v14H5zM13 5h6v14h-6z',
  single: 'M6 5h12v14H6z',
  check: 'm5.5 12.5 4.5 4.5 8.5-10',
  globe:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM4 12h16M12 4c2.2 2.3 3.3 5 3.3 8s-1.1 5.7-3.3 8c-2.2-2.3-3.3-5-3.3-8s1.1-5.7 3.3-8Z',
  truck:
    'M3.5 6.5h10v10h-10zM13.5 10h3.6l3.4 3.4v3.1h-7M7.5 19a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM17 19a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  return: 'M8 5.5 4.5 9 8 12.5M4.5 9H15a4.5 4.5 0 0 1 0 9h-4',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 8v4.3l2.8 1.7',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5l1.5-1.5ZM10 20.5h4',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 11.5V16M12 8.2v.1',
  alert: 'M12 4.5 3.5 19h17L12 4.5ZM12 10v4.5M12 16.7v.1',
  lock: 'M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  leaf: 'M5 19c0-8 5-13 14-14 .5 8.5-4 13.5-11 12M5 19c2.5-4 5.5-6.5 9-8.5',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  name: IconName
  size?: number
}

export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
