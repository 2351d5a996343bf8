import { expect, it, vi } from 'vitest'

/** All that is due by now has happened. */
const settled = () => new Promise<void>((happened) => void setTimeout(happened))

it('resolves after the paint that responds to the touch', async () => {
  const page = new EventTarget()
  const frames: (() => void)[] = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => void frames.push(draw))
  vi.resetModules()
  const { firstTouch } = await import('./firstTouch.ts')
  const held = vi.fn<() => void>()
  void firstTouch.then(held)

  page.dispatchEvent(new Event('keydown'))
  await settled()
  expect(held).not.toHaveBeenCalled()
  for (const draw of frames) draw()
  await firstTouch
  expect(held).toHaveBeenCalledOnce()
})
