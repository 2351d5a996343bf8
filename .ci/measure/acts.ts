import type { CDPSession, Locator, Page } from '@playwright/test'

/** Something that a person does. It runs nothing in the page: the browser itself gives the page the touches and keys. */
export type Act = () => Promise<void>

/** Milliseconds between two letters of a quick typist. */
const delay = 120

async function middleOf(target: Locator) {
  await target.waitFor({ timeout: 30_000 })
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('It is not shown.')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

/** A person who acts on a page. Each act is prepared first, with the page's help, and then done. */
export class Person {
  readonly page: Page
  readonly #devtools: CDPSession
  readonly #isTouching: boolean

  constructor(page: Page, devtools: CDPSession, isTouching: boolean) {
    this.page = page
    this.#devtools = devtools
    this.#isTouching = isTouching
  }

  async pressing(target: Locator): Promise<Act> {
    const { x, y } = await middleOf(target)
    return () => (this.#isTouching ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y))
  }

  /** Into the field, which has the focus before. */
  async typing(field: Locator, text: string): Promise<Act> {
    await middleOf(field)
    await field.focus()
    return () => this.page.keyboard.type(text, { delay })
  }

  /** Flings what is under the middle of the target upwards, so many times, and back. */
  async scrolling(target: Locator, times = 3): Promise<Act> {
    const { x, y } = await middleOf(target)
    const fling = (yDistance: number) =>
      this.#devtools.send('Input.synthesizeScrollGesture', {
        x,
        y: Math.min(Math.max(y, 200), 600),
        yDistance,
        speed: 4_000,
        gestureSourceType: this.#isTouching ? 'touch' : 'mouse',
      })
    return async () => {
      for (let at = 0; at < times; at += 1) await fling(-1_500)
      await fling(1_500)
    }
  }

  /** Moves what is under the middle of the target, as a map is moved. */
  async dragging(target: Locator): Promise<Act> {
    const { x, y } = await middleOf(target)
    return async () => {
      await this.page.mouse.move(x, y)
      await this.page.mouse.down()
      for (let step = 1; step <= 15; step += 1) await this.page.mouse.move(x - 6 * step, y - 4 * step)
      await this.page.mouse.up()
    }
  }
}
