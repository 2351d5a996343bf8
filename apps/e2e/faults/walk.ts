import type { Browser, Locator } from '@playwright/test'
import type { Guest } from '../guest.ts'
import { expect } from '../test.ts'
import { type FaultName, faultNames } from './faultList.ts'
import { type Screen, screenOf } from './screen.ts'
import type { Visit, Way } from './way.ts'
import { leaves, wayOn } from './wayOn.ts'
import { type Called, type Wire, wireOf } from './wire.ts'

/** The page after a call has failed in one way. */
export type Cell = {
  /** The new text on the page. */
  readonly sees: string
  /** The fate of the typed text; null where nothing was typed. */
  readonly typed: string | null
  /** The control that leads on. */
  readonly way: string
  /** Why the fault is a dead end, or worse. */
  readonly broken?: string
}
export type Cells = Partial<Record<FaultName, Cell>>

type Opened = Visit & {
  readonly screen: Screen
  readonly line: Wire
  /** The page without a fault. */
  readonly usual: ReadonlySet<string>
  readonly typedText: string | undefined
  readonly uncaught: readonly string[]
}

const nothing = 'Nothing to do'
const unchanged = 'Nothing changes'

/** In letters. Of a longer text only the announcement is shown: another page is behind it. */
const longest = 230

async function typedStays({ page, typedText }: Opened, { typed }: Way): Promise<boolean> {
  if (!typed || !(await typed(page).isVisible())) return false
  const value = await typed(page).inputValue()
  return value !== '' && (typedText === '' || value === typedText)
}

/** Reads what the fault looks like; its way on is not known yet. */
async function look(visit: Opened, way: Way) {
  const { page, screen, line, usual, uncaught } = visit
  const [all, announced] = await Promise.all([screen.lines(), screen.announced()])
  const isDone = await way.done(page).isVisible()
  const lines = way.isUnnoticed && isDone ? [] : all.filter((text) => !usual.has(text) && text.length > 1)
  const broken = [
    ...(line.count() > 1 && line.isWrite && !way.isUnnoticed ? [`sent ${line.count()} times`] : []),
    ...uncaught.map((message) => `uncaught: ${message}`),
    ...(lines.length === 0 && !isDone ? ['nothing is said'] : []),
  ]
  return { announced, lines, isDone, stays: await typedStays(visit, way), broken, content: line.content() }
}

/** Presses what leads on, and says what that was. What leads out of the app is not followed. */
async function goOn(visit: Opened, way: Way): Promise<{ readonly name: string; readonly isOut?: boolean } | null> {
  const { page, screen, line } = visit
  if (way.signIn && (await page.getByRole('heading', { level: 1, name: /^(Sign in|Welcome back)/ }).isVisible())) {
    await way.signIn(visit)
    await screen.settle()
    const isThere = (await way.again?.(page).first().isVisible()) ?? false
    if (line.count() === 0 && isThere) await way.again?.(page).first().press('Enter')
    return { name: 'Sign in' }
  }
  if (way.repeats !== undefined) {
    await way.act(visit)
    return { name: way.repeats }
  }
  const control = await wayOn(visit, way)
  if (control === null) return null
  const isOut = leaves(control)
  if (!isOut) await screen.controlAt(control.index).press('Enter')
  if (way.then) {
    await screen.settle()
    const asked = way.then(page)
    if (line.count() === 0 && (await asked.isVisible())) await asked.press('Enter')
  }
  return { name: control.name.replace(/ ?\(opens in a new tab\)/, ''), isOut }
}

/** The sign of success: its sign, without sums and times. */
async function saysDone({ page }: Visit, way: Way, lines: readonly string[]): Promise<string> {
  if (lines.length === 0) return unchanged
  const sign = ((await way.done(page).first().textContent()) ?? '').trim().replaceAll(/\s+/g, ' ')
  return sign !== '' && sign.length < 100 ? sign : lines.slice(0, 2).join(' ')
}

const titleOf = async ({ page }: Visit): Promise<string> => {
  const title = page.getByRole('heading', { level: 1 }).first()
  return (await title.isVisible()) ? ((await title.textContent()) ?? '') : ''
}

/** Other text of the same kind: an address, a number, or words. */
const anotherText = (text: string): string =>
  /\d$/.test(text) ? text.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) : `x${text}`

/** A control that is there and can be used now. Playwright waits for one that is not there, as long as the test may take. */
const isReady = async (control: Locator): Promise<boolean> =>
  (await control.isVisible()) && (await control.isEditable({ timeout: 500 }).catch(() => false))

/** The third act: the same form with another value, which is refused. The first value is then on the page no more. */
async function actAgain(visit: Opened, way: Way): Promise<readonly string[]> {
  const { page, screen, line, typedText } = visit
  const [field, press] = [way.typed?.(page), way.again?.(page).first()]
  if (!field || !press || !typedText || !(await isReady(field)) || !(await press.isVisible()) || !(await press.isEnabled())) return []
  await field.fill(anotherText(typedText))
  line.plan('invalid')
  await press.press('Enter')
  await screen.settle()
  const left = (await screen.lines()).filter((text) => text.includes(typedText))
  if (await isReady(field)) await field.fill(typedText)
  return left.map((text) => `another value was sent, and the page says of the first: ${text}`)
}

/** One fault: what is seen, what stays, and the way on, which is pressed while the next fault waits. */
async function meet(visit: Opened, way: Way, fault: FaultName, next: FaultName | null) {
  const { screen, line, page } = visit
  const { announced, lines, isDone, stays, broken, content } = await look(visit, way)
  if (isDone) {
    const typed = way.typed ? (stays ? 'stays' : 'not needed') : null
    return {
      isOver: true,
      cell: { sees: await saysDone(visit, way, lines), typed, way: nothing, ...(broken[0] !== undefined && { broken: broken.join('; ') }) },
    }
  }
  if (line.isWrite && !(way.isListed && fault === 'lost')) broken.push(...(await actAgain(visit, way)))
  const [url, before] = [page.url(), JSON.stringify(await screen.lines())]
  line.plan(next)
  const pressed = await goOn(visit, way)
  const name = pressed?.name ?? null
  await screen.settle()
  const isRepeated = line.count() > 0
  const isSame = isRepeated && line.content() === content
  const staysLater = stays || isSame || (await typedStays(visit, way))
  const lost = way.loses?.[fault]
  const typed = !way.typed ? null : stays ? 'stays' : isSame ? 'is sent again' : staysLater ? 'is there again' : (lost ?? 'gone')
  const isMoved = page.url() !== url || JSON.stringify(await screen.lines()) !== before
  if (name === null) broken.push('no way on')
  else if (!isRepeated && !isMoved && !pressed?.isOut) broken.push('the way leads nowhere')
  if (typed === 'gone') broken.push('what was typed is gone')
  const to = isRepeated || name === 'Sign in' || pressed?.isOut ? '' : ` → ${await titleOf(visit)}`
  const text = lines.filter((line) => line !== name).join(' ')
  const announcement = lines.filter((line) => announced.includes(line)).join(' ')
  const sees = text.length > longest && announcement !== '' ? announcement : text
  return {
    isOver: !isRepeated,
    cell: { sees, typed, way: `${name ?? ''}${to}`, ...(broken[0] !== undefined && { broken: broken.join('; ') }) },
  }
}

/** Walks through every fault of a call, in as few visits as its faults allow. The last press succeeds. */
export async function walk(
  browser: Browser,
  way: Way,
  called: Called,
  visitor: Omit<Visit, 'page' | 'guest'>,
  nextGuest: () => Guest,
): Promise<Cells> {
  const cells: Cells = {}
  const left = [...faultNames]
  let healthy: readonly string[] = []

  async function visitWith(first: FaultName | null, use: (visit: Opened) => Promise<void>) {
    const line = wireOf(called, way.query)
    const context = await browser.newContext()
    const page = await context.newPage()
    const uncaught: string[] = []
    page.on('pageerror', ({ message }) => uncaught.push(message))
    const screen = await screenOf(context, page)
    await context.route(line.matches, line.handle)
    const visit = { ...visitor, page, guest: nextGuest() }
    await way.ready?.(visit)
    // A way that begins with its call has no page yet.
    if (way.ready) await screen.settle()
    const opened = {
      ...visit,
      screen,
      line,
      uncaught,
      usual: new Set([...healthy, ...(await screen.lines())]),
      typedText: await way.typed?.(page).inputValue(),
    }
    line.plan(first)
    await way.act(visit)
    await line.used()
    await screen.settle()
    await use(opened)
    await context.close()
  }

  // The result of a read is not new.
  if (called.method === 'GET' && !way.isUnnoticed)
    await visitWith(null, async ({ page, screen }) => {
      await expect(way.done(page)).toBeVisible()
      healthy = await screen.lines()
    })
  while (left.length > 0) {
    await visitWith(left[0] ?? null, async (visit) => {
      for (let isOver = false; !isOver;) {
        const fault = left.shift()
        if (fault === undefined) {
          const succeeds = await expect(way.done(visit.page))
            .toBeVisible()
            .then(
              () => true,
              () => false,
            )
          if (!succeeds && cells.lost)
            cells.lost = { ...cells.lost, broken: `it does not succeed in the end: ${(await visit.screen.lines()).join(' ')}` }
          return
        }
        const met = await meet(visit, way, fault, left[0] ?? null)
        cells[fault] = met.cell
        isOver = met.isOver
        if (!isOver) await visit.screen.settle()
      }
    })
  }
  return cells
}
