import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import type { Endpoint, InputOf, OutputOf } from '../../../features/shared/api/endpoint.ts'
import { callSignedIn } from './callSignedIn.ts'
import { isPrefetched } from './prefetch.ts'

type Ahead = { readonly answer: unknown; readonly until: number }

const answers = new Map<string, Ahead>()

/** Milliseconds in which the first render follows. What was read then is old for every later one. */
const lasts = 3_000

const nameOf = <E extends Endpoint>({ path }: E, input: InputOf<E>): string => JSON.stringify([path, input])

/** Milliseconds for which the shell stays in the place of the first render: a read that fails is repeated for longer. */
const worthWaiting = 600

/** Reads for the first render of the app. Null where the answer is late: the app then reads as always. */
export async function readForFirst<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer<OutputOf<E>> | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), worthWaiting))
  const answer = await Promise.race([callSignedIn(endpoint, input), late])
  if (answer) answers.set(nameOf(endpoint, input), { answer, until: Date.now() + lasts })
  return answer
}

/**
 * Reads the answer to the page's prefetch, if it is there: the first render then shows it. A render that only repeats the shell costs a
 * slow phone half a second. Null without it: the app reads as always.
 */
export const readAhead = async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer<OutputOf<E>> | null> =>
  (await isPrefetched()) ? readForFirst(endpoint, input) : null

/** The answer to this input that was read for the first render, once; null if there is none. */
export function takeAhead<E extends Endpoint>(endpoint: E, input: InputOf<E>): Answer<OutputOf<E>> | null {
  const name = nameOf(endpoint, input)
  const found = answers.get(name)
  answers.delete(name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of the endpoint with this path
  return found && Date.now() < found.until ? (found.answer as Answer<OutputOf<E>>) : null
}
