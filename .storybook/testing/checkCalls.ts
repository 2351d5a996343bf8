import { expect, isMockFunction, onMockCall } from 'storybook/test'
import { expect as compare } from 'vitest'
import { settled } from '../../stories/time.ts'

/** Arguments that are called without a press, each with its reason. Their calls need no assertion. */
const background: Readonly<Record<string, string>> = {
  'card.field.props.onElements': "The provider's field has loaded.",
  'wallets.buttons.props.onAnswer': 'The wallets of the device are known.',
}

/** Arguments that follow a form, each with what they follow. Only their last value needs an assertion. */
const following: Readonly<Record<string, string>> = {
  onEdit: 'The changes that a reload restores.',
  onUnsaved: 'Whether leaving the page asks first.',
}

type Call = { readonly mock: unknown; readonly name: string; readonly args: readonly unknown[]; readonly field: EventTarget | null }
type Assertion = { readonly mock: unknown; readonly args: readonly unknown[] }

const calls: Call[] = []
const assertions: Assertion[] = []

/** The field whose typed text the page is reading. */
let typedField: EventTarget | null = null
addEventListener('input', (event) => void (typedField = event instanceof InputEvent ? event.target : null), { capture: true })
addEventListener('input', () => void (typedField = null))

onMockCall((mock, args) => void calls.push({ mock, name: mock.getMockName(), args, field: typedField }))

const all = (given: readonly unknown[]) => given
const none = () => []

/** The matchers that assert a call, with the arguments that each of them expects. */
const matchers: Readonly<Record<string, (given: readonly unknown[]) => readonly unknown[]>> = {
  toHaveBeenCalled: none,
  toHaveBeenCalledOnce: none,
  toHaveBeenCalledTimes: none,
  toHaveBeenCalledWith: all,
  toHaveBeenLastCalledWith: all,
  toHaveBeenNthCalledWith: (given) => given.slice(1),
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Makes each of these matchers remember what it was given, unless it is negated. */
function watchMatchers(prototype: object): void {
  for (const [name, expectedBy] of Object.entries(matchers)) {
    const matcher: unknown = Reflect.get(prototype, name)
    if (typeof matcher !== 'function') throw new Error(`Storybook has no matcher ${name}`)
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: object, ...given: unknown[]): unknown {
        const flags: unknown = Reflect.get(this, '__flags')
        const isNegated = isObject(flags) && Reflect.get(flags, 'negate') === true
        if (!isNegated) assertions.push({ mock: Reflect.get(this, '_obj'), args: expectedBy(given) })
        return Reflect.apply(matcher, this, given)
      },
    })
  }
}

const prototype: unknown = Object.getPrototypeOf(expect(undefined))
if (!isObject(prototype)) throw new Error('The matchers have no prototype')
watchMatchers(prototype)

/** A test cannot write these, so it may leave them to `expect.anything()`. */
const isOpaque = (value: unknown): boolean =>
  typeof value === 'function' ||
  [Event, AbortSignal, Node, Blob].some((kind) => value instanceof kind) ||
  (isObject(value) && 'nativeEvent' in value)

/** Whether all that is expected is written as a value. `expect.closeTo` is one, with its precision. */
function isByValue(expected: unknown, actual: unknown): boolean {
  if (isOpaque(actual) || !isObject(expected)) return true
  if ('asymmetricMatch' in expected) return 'precision' in expected
  if (!isObject(actual)) return false
  return Object.entries(expected).every(([key, value]) => isByValue(value, Reflect.get(actual, key)))
}

function isEqual(actual: unknown, expected: unknown): boolean {
  try {
    compare(actual).toEqual(expected)
    return true
  } catch {
    return false
  }
}

const isAsserted = ({ mock, args }: Call): boolean =>
  assertions
    .filter((assertion) => assertion.mock === mock)
    .some(({ args: expected }) => args.every(isOpaque) || (isEqual(args, expected) && isByValue(expected, args)))

/** Whether a later call has the newer value: of the form that both follow, or of the field in which both were typed. */
const isOutdated = ({ mock, name, field }: Call, index: number): boolean =>
  (name in following || field !== null) &&
  calls.slice(index + 1).some((later) => later.mock === mock && (name in following || later.field === field))

/** The mocks in the arguments of the story, each with its path. */
function mocksIn(args: object): ReadonlyMap<unknown, string> {
  const paths = new Map<unknown, string>()
  const visited = new Set<object>()
  const visit = (value: unknown, path: string, depth: number) => {
    if (isMockFunction(value)) {
      if (!paths.has(value)) paths.set(value, path)
      return
    }
    if (!isObject(value) || isOpaque(value) || visited.has(value) || depth > 6) return
    visited.add(value)
    for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`, depth + 1)
  }
  visit(args, 'args', 1)
  return paths
}

/** A value as a story writes it. */
function written(value: unknown): string {
  if (isOpaque(value)) return 'expect.anything()'
  if (typeof value === 'string') return `'${value.replaceAll('\n', String.raw`\n`)}'`
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (!isObject(value) || value instanceof Date) return String(value)
  const fields = Object.entries(value).map(([key, inner]) => `${key}: ${written(inner)}`)
  return `{ ${fields.join(', ')} }`
}

function getFaults(args: object): readonly string[] {
  const paths = mocksIn(args)
  const faults = calls.flatMap((call, index) => {
    const path = paths.get(call.mock)
    if (path === undefined || Object.keys(background).some((name) => path.endsWith(name))) return []
    if (isOutdated(call, index) || isAsserted(call)) return []
    return [`await expect(${path}).toHaveBeenCalledWith(${call.args.map(written).join(', ')})`]
  })
  return [...new Set(faults)]
}

type Annotations = { readonly play?: unknown }
type Test = { readonly story: Annotations; readonly meta: Annotations }

/**
 * The test, whose play must have asserted each call of each mock in the story's arguments, by the value of each argument. It throws with
 * each call that nothing asserts, as the assertion to write.
 */
export function withCheckedCalls<T extends Test>(test: T): T {
  const play = test.story.play ?? test.meta.play
  if (typeof play !== 'function') return test
  const checked = async (context: { readonly args: object }) => {
    // The effects of the first render call too.
    await settled()
    calls.length = 0
    assertions.length = 0
    await Reflect.apply(play, undefined, [context])
    const faults = getFaults(context.args)
    if (faults.length > 0) throw new Error(`No assertion has the values of these calls:\n${faults.join('\n')}`)
  }
  // Storybook reads in the text of a play whether it mounts the story itself.
  checked.toString = () => String(play)
  return { ...test, story: { ...test.story, play: checked } }
}
