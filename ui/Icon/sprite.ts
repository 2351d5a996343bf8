import {
  ArrowLeft, ArrowRight, ArrowUp, ArrowUpDown, CalendarDays, Check, ChevronDown, CircleAlert, CircleCheck, Clock, Copy, Download, Ellipsis, ExternalLink, Eye, EyeOff, Gift, GraduationCap, ImageIcon, Info, LifeBuoy, Lock, LogOut, Mail, MapPin, Menu, MessageSquare, Minus, Pause, Pencil, Play, Plus, RefreshCw, Search, Smartphone, Ticket, Trash2, TrendingDown, TrendingUp, TriangleAlert, Upload, UserRound, Utensils, WifiOff, X,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IconName, iconNames } from './icons.ts'

const glyphs: Readonly<Record<IconName, LucideIcon>> = {
  add: Plus,
  alert: CircleAlert,
  app: Smartphone,
  back: ArrowLeft,
  calendar: CalendarDays,
  check: Check,
  clock: Clock,
  close: X,
  copy: Copy,
  dish: Utensils,
  done: CircleCheck,
  down: ChevronDown,
  download: Download,
  edit: Pencil,
  external: ExternalLink,
  fall: TrendingDown,
  forward: ArrowRight,
  gift: Gift,
  hide: EyeOff,
  info: Info,
  learn: GraduationCap,
  lock: Lock,
  logout: LogOut,
  mail: Mail,
  menu: Menu,
  message: MessageSquare,
  more: Ellipsis,
  offline: WifiOff,
  pause: Pause,
  person: UserRound,
  picture: ImageIcon,
  place: MapPin,
  play: Play,
  remove: Minus,
  retry: RefreshCw,
  rise: TrendingUp,
  search: Search,
  show: Eye,
  sort: ArrowUpDown,
  support: LifeBuoy,
  ticket: Ticket,
  trash: Trash2,
  up: ArrowUp,
  upload: Upload,
  warning: TriangleAlert,
}

const symbolOf = (name: IconName): string => {
  const drawn = renderToStaticMarkup(createElement(glyphs[name]))
  const strokes = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${strokes}</symbol>`
}

/** All icons in one SVG file, `icons.svg`, so that no script contains them. */
export const sprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(symbolOf).join('\n')}\n</svg>\n`
