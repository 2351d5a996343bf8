import type { IconName } from '../Icon/icons.ts'

type Entry = {
  /** Its name, unique within the navigation. */
  label: string
  /** Icon before its name. */
  icon: IconName
}

/** A page of the app, or another address. */
type Way = Entry & {
  href: string
  current?: boolean
  /** Opens in a new tab, for pages outside the app. */
  newTab?: boolean
  onSelect?: never
}

/** An action that is available everywhere, such as signing out. */
type Action = Entry & { onSelect: () => void; href?: never; current?: never; newTab?: never }

export type NavItem = Way | Action

export type Person = {
  /** First and last name. */
  name: string
  /** An email address, which distinguishes people with the same name. */
  detail: string
}
