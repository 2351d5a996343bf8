import type { Setting } from './hosting/deployment.ts'

/** Modules of an app's folder by the address below the app's own: `{ '/locations': ['LocationsRoute'] }`. The app's own is `''`. */
export type Pages = Readonly<Record<string, readonly string[]>>

/** The limit for the scripts of a page's first load. */
export interface Budget {
  /** Their size after gzip, in thousands of bytes. */
  kilobytes: number
  /** How many there are: each is a request. */
  files: number
}

/** Everything about an app that is known before its code runs. Only the build reads it: nothing of it reaches a script. */
export interface App {
  /** The page's title; the enterprise's name follows it. */
  title: string
  /** The page's description for search engines. */
  description: string
  /** Shown when JavaScript is switched off. */
  noscript: string
  budget: Budget
  /** What a page shows first and loads on its own. Its scripts start with those of the app. */
  pages?: Pages
  /** The same for pages that need a sign-in. Who is not signed in gets what `pages` names for `/login`. */
  signedIn?: {
    pages: Pages
    /** The limit for the first page of who is signed in, if that is another than everybody's. */
    budget?: Budget
  }
  /**
   * Whose sign-in the app uses. Each audience signs in for itself.
   * @default 'member'
   */
  audience?: string
  /** The settings that the app reads, besides `apiOrigin`. Its security headers allow what they need. */
  settings?: readonly Setting[]
  /** Other addresses that lead to the app, such as `/gifting`. */
  otherNames?: readonly string[]
}

/** Declares an app, in `apps/<name>/app.ts`. The folder's name is the app's address. */
export const defineApp = (app: App): App => app
