import { beforeEach, expect, it, vi } from 'vitest'

/** All that is due by now has happened. */
const settled = () => new Promise<void>((happened) => void setTimeout(happened))

let page: EventTarget
let frames: (() => void)[]

beforeEach(() => {
  page = new EventTarget()
  frames = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => void frames.push(draw))
  vi.resetModules()
})

/** Imports the module into the page; returns what its resolution calls. */
async function opened() {
  const { firstTouch } = await import('./firstTouch.ts')
  const held = vi.fn<() => void>()
  void firstTouch.then(held)
  return held
}

async function paint(): Promise<void> {
  for (const draw of frames) draw()
  await settled()
  await settled()
}

it('resolves after the paint that responds to the touch', async () => {
  const held = await opened()
  page.dispatchEvent(new Event('keydown'))
  await settled()
  expect(held).not.toHaveBeenCalled()
  await paint()
  expect(held).toHaveBeenCalledOnce()
})

it.each([0, 1])('counts a press before the scripts came: %s', async (keys) => {
  vi.stubGlobal('performance', { eventCounts: new Map([['keydown', keys]]) })
  const held = await opened()
  await paint()
  expect(held).toHaveBeenCalledTimes(keys)
})
