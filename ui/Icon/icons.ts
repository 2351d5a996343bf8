import {
  ArrowLeft, ArrowRight, CalendarDays, Check, ChevronDown, CircleAlert, CircleCheck, Clock, Copy, Download,
  ExternalLink, Eye, EyeOff, Gift, Info, Lock, Mail, MapPin, MessageSquare, Pencil, RefreshCw, Smartphone, Ticket,
  TriangleAlert, UserRound, Utensils, WifiOff, X,
} from 'lucide-react'

/** The icons there are, by what they stand for. */
export const icons = {
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
  forward: ArrowRight,
  gift: Gift,
  hide: EyeOff,
  info: Info,
  lock: Lock,
  mail: Mail,
  message: MessageSquare,
  offline: WifiOff,
  person: UserRound,
  place: MapPin,
  retry: RefreshCw,
  show: Eye,
  ticket: Ticket,
  warning: TriangleAlert,
} as const

export type IconName = keyof typeof icons
