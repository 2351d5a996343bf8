import { actsOnce, getRoute, type RouteCalls } from '../../mocks/contract/calls.ts'
import { getRefusals } from '../../mocks/contract/responses.ts'

/** The call that reads the outcome of a write, by its key. */
const lookUpOf = ({ endpoint, calls: [{ feature }] }: RouteCalls, all: readonly RouteCalls[]): RouteCalls | undefined =>
  /\{key\}/.test(endpoint.path)
    ? undefined
    : all.find(({ endpoint: { method, path }, calls }) => method === 'GET' && path.endsWith('/{key}') && calls[0].feature === feature)

/** The page's reaction if the server does not answer, or fails. */
function ifLost(route: RouteCalls, all: readonly RouteCalls[]): readonly string[] {
  const lost = '5xx, no answer in time, or no network:'
  if (route.endpoint.method === 'GET') return [`${lost} it is asked twice more. Then the page says so, and offers to try again.`]
  const lookUp = route.calls.some(actsOnce) ? lookUpOf(route, all) : undefined
  if (!lookUp) return [`${lost} it is not sent again by itself. The page says that it does not know whether it happened.`]
  const asks = `the page asks ${getRoute(lookUp.endpoint)} whether it happened, before it may be sent again.`
  return [`${lost} ${asks}`, `408, 409, 425 or 429: another request may still be running, so ${asks}`]
}

/** The pages' reaction to a failed call, a line for each way. */
export const failuresOf = (route: RouteCalls, all: readonly RouteCalls[]): readonly string[] => [
  ...new Set(getRefusals(route.calls).values()),
  ...(route.endpoint.auth === 'required' ? ['401: the session ends, and the person signs in again.'] : []),
  'Any other 4xx: the page shows the first message meant for a person, otherwise its own.',
  ...ifLost(route, all),
  'An answer that does not fit: the page says that something went wrong, and the detail goes to the error hook.',
]
