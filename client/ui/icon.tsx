import icons from '../styles/icons.module.css'
import { Drawing, MARKS } from './mark.tsx'

const PATHS = {
  ...MARKS,
  bulb: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  letter: 'M5 19L12 5l7 14M7.7 14h8.6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  log: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v7h14v-7',
  left: 'M14.5 5.5L8 12l6.5 6.5',
  right: 'M9.5 5.5L16 12l-6.5 6.5',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  link: 'M14 5h5v5M19 5l-8 8M10 6H5v13h13v-5',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  idea: 'M5 4h14v16H5zM9 9h6M9 13h6',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  books: 'M5 4v16M10 4v16M14 5l5 15M3 20h18',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5.5l3.5 2',
  redo: 'M19 12a7 7 0 1 1-2-4.9L19.5 9.5M19.5 4v5.5H14',
  chart: 'M4 4v16h16M8 15l4-5 3 3 5-7',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z',
  help: 'M9 9.2a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 1.9M12 17.5h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  exit: 'M10 4H5v16h5M10 12h10M16 8l4 4-4 4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  down: 'M12 4v11M8 11.5l4 4 4-4M5 12v7h14v-7',
} as const

export type IconName = keyof typeof PATHS
export const ICON_NAMES = Object.keys(PATHS) as IconName[]

export const Icon = ({ name }: { name: IconName }) => (
  <Drawing path={PATHS[name]} className={name === 'more' ? icons.dots : icons.icon} />
)

export function Logo() {
  return (
    <svg className={icons.logo} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="3" y="25" width="20" height="5.5" rx="2" />
      <rect x="5" y="18" width="19" height="5.5" rx="2" transform="rotate(3 14 21)" />
      <rect x="8.5" y="10.5" width="18" height="5.5" rx="2" transform="rotate(10 17 13)" />
      <rect x="14" y="2.5" width="16" height="5.5" rx="2" transform="rotate(27 22 5)" />
    </svg>
  )
}
