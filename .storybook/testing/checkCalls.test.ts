import { expect as inStory, fn } from 'storybook/test'
import { beforeEach, expect, it, vi } from 'vitest'

class Typed extends Event {
  override readonly target = field
}

const field = new EventTarget()
const listeners: ((event: Event) => void)[] = []

beforeEach(() => {
  vi.stubGlobal('Node', Blob)
  vi.stubGlobal('InputEvent', Typed)
  vi.stubGlobal('addEventListener', (_: string, listener: (event: Event) => void) => void listeners.push(listener))
})

const args = { paying: { onPay: fn<(...given: readonly unknown[]) => void>() } }
const { onPay } = args.paying

type Play = (context: { readonly args: object }) => void | Promise<void>

/** The end of a story with this play. */
async function played(play: () => void): Promise<void> {
  const { withCheckedCalls } = await import('./checkCalls.ts')
  onPay.mockClear()
  const { story } = withCheckedCalls<{ story: { play: Play }; meta: object }>({ story: { play }, meta: {} })
  await story.play({ args })
}

it('writes the assertion of a call that nothing looked at', async () => {
  await expect(played(() => onPay({ bill: '1042', sum: 48_50 }, new AbortController().signal))).rejects.toThrow(
    "await expect(args.paying.onPay).toHaveBeenCalledWith({ bill: '1042', sum: 4850 }, expect.anything())",
  )
})

it.each<[string, () => void]>([
  ['the call alone', () => inStory(onPay).toHaveBeenCalledOnce()],
  ['another call', () => inStory(onPay).not.toHaveBeenCalledWith({ bill: '700' })],
  ['a part of it', () => inStory(onPay).toHaveBeenCalledWith(inStory.objectContaining({ bill: '1042' }))],
  ['a kind', () => inStory(onPay).toHaveBeenLastCalledWith(inStory.anything())],
  ['the first of two', () => (onPay({ bill: '700' }), inStory(onPay).toHaveBeenNthCalledWith(1, { bill: '1042' }))],
])('does not take %s for its values', async (_, look) => {
  const play = () => (onPay({ bill: '1042' }), look())
  await expect(played(play)).rejects.toThrow('No assertion has the values of these calls')
})

it.each<[string, unknown[], () => void]>([
  ['its values', ['1042'], () => inStory(onPay).toHaveBeenCalledWith('1042')],
  ['a call without values', [], () => inStory(onPay).toHaveBeenCalled()],
  ['an event', [new Event('click')], () => inStory(onPay).toHaveBeenCalledTimes(1)],
  ['an event among values', ['1042', new Event('click')], () => inStory(onPay).toHaveBeenCalledWith('1042', inStory.anything())],
])('takes %s', async (_, given, look) => {
  await expect(played(() => (onPay(...given), look()))).resolves.toBeUndefined()
})

it('asks for the last value that was typed in a field', async () => {
  const play = () => {
    for (const text of ['4', '48']) {
      const [before, behind] = listeners
      before?.(new Typed('input'))
      onPay(text)
      behind?.(new Typed('input'))
    }
  }
  await expect(played(play)).rejects.toThrow(/:\nawait expect\(args\.paying\.onPay\)\.toHaveBeenCalledWith\('48'\)$/)
})
