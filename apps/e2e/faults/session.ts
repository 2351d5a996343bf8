import type { Locator, Page } from '@playwright/test'
import type { Visit } from './way.ts'

type Entries = readonly (readonly [name: string, value: string])[]

/** The browser's storage after a sign-in, by person. Staff are signed in on the device. */
const held = new Map<string, Entries>()

/**
 * Opens a page as somebody who has signed in. Only the first visit signs in: the server would soon have sent too many codes, and the
 * sign-in has ways of its own.
 */
export async function openSignedIn(
  visit: Visit,
  who: string,
  {
    login,
    inside,
    address,
    signIn,
  }: { login: string; inside: (page: Page) => Locator; address: string; signIn: (visit: Visit) => Promise<unknown> },
): Promise<void> {
  const { page } = visit
  const entries = held.get(who)
  await page.goto(login)
  if (entries) await page.evaluate((all) => all.forEach(([name, value]) => localStorage.setItem(name, value)), entries)
  else {
    await signIn(visit)
    await inside(page).first().waitFor()
    held.set(who, await page.evaluate(() => Object.entries<string>(localStorage)))
  }
  await page.goto(address)
}
