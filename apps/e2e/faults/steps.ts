import type { Locator, Page } from '@playwright/test'
import { writeHash } from '../../../features/claim/hash.ts'
import { drop, lose, strip } from './lose.ts'
import { picture } from './picture.ts'
import type { Visit } from './way.ts'

/** An account of the sandbox, which accepts its address with anything after a plus. */
const accountOf = (mailbox: string, { enterprise: { settings }, guest }: Visit): string =>
  `${mailbox}+${guest.number}${settings.requiredEmailEnding ?? '@mail.example'}`

/** The texts of a visit, by the names that follow a `$` in a step. */
const texts: Readonly<Record<string, (visit: Visit) => string | Promise<string>>> = {
  email: ({ guest }) => guest.email,
  phone: ({ guest }) => guest.phone,
  number: ({ guest }) => guest.number,
  code: ({ sandbox, guest }) => sandbox.codeFor(guest.number),
  link: async ({ sandbox, guest }) => /checkout\/purchase#\S+$/.exec(await sandbox.newestTo(guest.email))?.[0] ?? 'no link',
  member: (visit) => accountOf('member', visit),
  subscriber: (visit) => accountOf('subscriber', visit),
  dearer: (visit) => accountOf('dearer', visit),
  manager: () => manager,
  managerCode: ({ sandbox }) => sandbox.codeFor(manager),
  lastLocation: () => String((lastLocation -= 8)),
}
/** Only the latest code of a phone is accepted, so each of the walks that go on at once has a phone of its own. */
const manager = `1212555019${process.env['TEST_PARALLEL_INDEX'] ?? 0}`
let lastLocation = 1104

/** The step with the texts of the visit in the place of their names. */
export async function withTexts(step: string, visit: Visit): Promise<string> {
  let text = step.replaceAll(/\$offer:(\w+)/g, (_, code: string) => writeHash(code))
  for (const [name, value] of Object.entries(texts)) {
    const mark = new RegExp(String.raw`\$${name}\b`, 'g')
    if (mark.test(text)) {
      const found = await value(visit)
      text = text.replaceAll(mark, () => found)
    }
  }
  return text
}

const patternIn = /^\/(.*)\/$/
const nameOf = (name: string): string | RegExp => {
  const [, pattern] = patternIn.exec(name) ?? []
  return pattern === undefined ? name : new RegExp(pattern)
}

type Scope = Page | Locator

/** The parts of a page, by the sign before the name. */
const parts: Readonly<Record<string, (scope: Scope, name: string | RegExp) => Locator>> = {
  '[': (scope, name) => scope.getByRole('button', { name, exact: true }),
  '<': (scope, name) => scope.getByRole('link', { name, exact: true }),
  '(': (scope, name) => scope.getByRole('radio', { name }).or(scope.getByRole('checkbox', { name })),
  '{': (scope, name) => scope.getByLabel(name, { exact: true }).or(scope.getByPlaceholder(name, { exact: true })),
  '#': (scope, name) => scope.getByRole('heading', { name }),
  '"': (scope, name) => scope.getByText(name),
}

/** A part of the page: `[button]`, `<link>`, `(radio or checkbox)`, `{field}`, `#heading`, `"text"`, `css …`, or `dialog` and one of them. */
export function target(text: string): (page: Page) => Locator {
  const [one = '', other] = text.split(' else ')
  if (other !== undefined) return (page) => target(one)(page).or(target(other)(page)).first()
  return (page) => {
    const scope = one.startsWith('dialog ') ? page.getByRole('alertdialog').or(page.getByRole('dialog')) : page
    const part = one.replace(/^dialog /, '')
    const [sign = ''] = part
    const found = parts[sign]?.(scope, nameOf(sign === '#' ? part.slice(1) : part.slice(1, -1))) ?? scope.locator(part.replace(/^css /, ''))
    return found.first()
  }
}

/** Steps that begin with a word. */
const words: Readonly<Record<string, (visit: Visit, rest: string) => Promise<unknown>>> = {
  open: ({ page }, address) => page.goto(address),
  see: ({ page }, of) => target(of)(page).waitFor(),
  click: ({ page }, of) => target(of)(page).click(),
  check: ({ page }, of) => target(of)(page).check({ force: true }),
  key: ({ page }, rest) => target(rest.slice(rest.indexOf(' ') + 1))(page).press(rest.split(' ')[0] ?? ''),
  picture: async ({ page }, of) => target(of)(page).setInputFiles(await picture(page, [1200, 800])),
  select: ({ page }, rest) => withValue(page, rest, (field, label) => field.selectOption({ label })),
  value: ({ page }, rest) => withValue(page, rest, (field, value) => field.selectOption(value)),
  type: ({ page }, rest) => withValue(page, rest, (field, value) => field.pressSequentially(value)),
  // Another option than the one that is chosen.
  other: async ({ page }, of) => {
    const [option = ''] = await target(of)(page).locator('option:not(:checked)').allTextContents()
    return target(of)(page).selectOption(option)
  },
  lose: ({ page }, path) => lose(page, new RegExp(path)),
  drop: ({ page }, path) => drop(page, new RegExp(path)),
  strip: ({ page }, rest) => strip(page, new RegExp(rest.split(' ')[0] ?? ''), new RegExp(rest.split(' ')[1] ?? '')),
}

function withValue<T>(page: Page, rest: string, act: (field: Locator, value: string) => T): T {
  const end = rest.indexOf('}=')
  return act(target(rest.slice(0, end + 1))(page), rest.slice(end + 2))
}

/** Does one step: one that begins with a word, `{field}=text`, or a press. */
export async function doStep(step: string, visit: Visit): Promise<void> {
  const text = await withTexts(step, visit)
  const [word = ''] = text.split(' ')
  const act = words[word]
  if (act) await act(visit, text.slice(word.length + 1))
  else if (text.includes('}=')) await withValue(visit.page, text, (field, value) => field.fill(value))
  // By key: taps are ignored for a moment after a step has appeared.
  else await target(text)(visit.page).press('Enter')
}
