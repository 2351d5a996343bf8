import type { Locator, Page } from '@playwright/test'
import type { Enterprise } from '../enterprise.ts'
import type { Guest } from '../guest.ts'
import type { Sandbox } from '../sandbox.ts'

/** A visit of a person without a past: a browser of its own. */
export type Visit = { readonly page: Page; readonly sandbox: Sandbox; readonly enterprise: Enterprise; readonly guest: Guest }

/** The way to a call, and what follows if nothing fails. */
export type Way = {
  /** The person's action: `Opens the link of an offer`. */
  readonly title: string
  /** The calls which that makes, by their ids in the contract. Each fails alone. */
  readonly calls: readonly string[]
  /** Tells the call from another one at the same path. */
  readonly query?: string
  /** Leads up to it; nothing fails until then. */
  readonly ready?: (visit: Visit) => Promise<unknown>
  /** Signs in again where a session ends on the way. */
  readonly signIn?: (visit: Visit) => Promise<unknown>
  /** Makes the calls. */
  readonly act: (visit: Visit) => Promise<unknown>
  /** Makes them again; otherwise a button that says so, or the page's first one. */
  readonly again?: (page: Page) => Locator
  /** The way on is to do the same again: to open the link of an email. */
  readonly repeats?: string
  /** The input that the page requires before it makes the calls again: the bank's confirmation. */
  readonly then?: (page: Page) => Locator
  /** A field whose text must stay. */
  readonly typed?: (page: Page) => Locator
  /** The content of the page without a fault. */
  readonly done: (page: Page) => Locator
  /** Faults after which what was typed is of no more use, or may not be held; and what the table says of it. */
  readonly loses?: Readonly<Partial<Record<string, string>>>
  /** A fault may go unnoticed: `done` is there all the same. */
  readonly isUnnoticed?: true
  /** The page lists what has arrived, so also what was sent before. */
  readonly isListed?: true
}
