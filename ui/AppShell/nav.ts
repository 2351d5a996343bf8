import type { IconName } from '../Icon/icons.ts'

type Entry = {
  /** Its name. No two in one navigation are called the same. */
  label: string
  /** Icon before its name. */
  icon: IconName
}

/** A page of the app, or one elsewhere. */
type Way = Entry & {
  /** Where it leads. */
  href: string
  /**
   * Whether this is the page that is seen.
   * @default false
   */
  current?: boolean
  /**
   * Opens beside this page, for pages that are not the app's own.
   * @default false
   */
  newTab?: boolean
  onSelect?: never
}

/** Something to do from anywhere, such as leaving. */
type Action = Entry & {
  /** Called when it is chosen, by pointer or keyboard. */
  onSelect: () => void
  href?: never
  current?: never
  newTab?: never
}

export type NavItem = Way | Action

/** The signed-in user. */
export type Person = {
  /** First and last name. */
  name: string
  /** What tells them from others of that name: an e-mail address. */
  detail: string
  /**
   * Where their picture is; null when there is none.
   * @default null
   */
  picture?: string | null
}
