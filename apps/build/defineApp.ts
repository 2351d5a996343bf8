import type { LinkPicture } from './document/linkPictures.ts'
import type { Setting } from './hosting/deployment.ts'

/** The data of an app that is known before its code runs. Only the build reads it: none of it is in a script. */
export interface App {
  /** The page's title; the enterprise's name follows it. */
  title: string
  /** The page's description for search engines. */
  description: string
  /** Shown when JavaScript is switched off. */
  noscript: string
  /**
   * The picture that messengers show for a link to the app; its words are the link's title.
   * @default 'enterprise', with the app's own title
   */
  linkPicture?: LinkPicture
  /** The title and the preview of addresses that have a shell of their own, where they differ. */
  described?: Readonly<Record<string, Partial<Pick<App, 'title' | 'description' | 'linkPicture'>>>>
  /**
   * The parameters by which search engines may list a page of the app. One with any other is not listed: it may be a code, a bill or a token.
   * @default no page is listed
   */
  inSearch?: readonly string[]
  /**
   * Whether the enterprise's own app opens links to it, where it is installed and the deployment names it.
   * @default false
   */
  opensInApp?: boolean
  /**
   * A guest's page with a form, a guest's page that pays, or a tool that somebody signs in to. Each kind has a limit for the scripts of
   * its first page (`.ci/budget.ts`).
   */
  kind: 'form' | 'pays' | 'tool'
  /**
   * The audience whose sign-in the app uses. Each audience signs in for itself.
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
