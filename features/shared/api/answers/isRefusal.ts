/** Whether a value holds anything: `[]`, `{}`, `{ base: [] }` and `''` mean that there is no error. */
export const holdsAnything = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsAnything) : Boolean(value)

const no: ReadonlySet<unknown> = new Set([false, 'false', 0, '0'])
export const isNo = (value: unknown): boolean => no.has(value)

/** The `status` of a whole answer that has failed, as JSend and others write it. */
const failing = /^(fail(ed|ure)?|error|denied|rejected|refused)$/i

/** Whether the body of an answer refuses, with any status: it contains errors, or a false success. */
export function isRefusal(body: unknown): boolean {
  const field = (name: string): unknown => Reflect.get(Object(body), name)
  const status = field('status')
  return (
    body === false ||
    holdsAnything(field('errors')) ||
    holdsAnything(field('error')) ||
    isNo(field('success')) ||
    isNo(field('ok')) ||
    // A message or a gift that was to be sent.
    [false, 'false'].some((no) => field('sent') === no) ||
    (typeof status === 'string' && failing.test(status))
  )
}
