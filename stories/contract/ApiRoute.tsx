import { wireSchema } from '../../mocks/contract/wireSchema.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Api.css.ts'
import type { DocumentedRoute } from './contractCalls.ts'

const Code = ({ label, value }: { label: string; value: unknown }) => (
  <section aria-label={label}>
    <pre className={styles.code}>{JSON.stringify(value, null, 2)}</pre>
  </section>
)

const wait = 'A read is tried twice more; then the page offers to try again.'
const lost = 'It is not sent again by itself: whether it happened is unknown until the page has looked it up.'

const failures = ({ endpoint }: DocumentedRoute): readonly string[] => [
  ...(endpoint.auth === 'required' ? ['401: the session ends, and the person signs in again.'] : []),
  '4xx: refused. The page shows the first message meant for a person, otherwise its own.',
  `5xx, no answer in time, or no network: ${endpoint.method === 'GET' ? wait : lost}`,
  'An answer that does not fit: the page says that something went wrong, and the detail goes to the error hook.',
]

function Badges({ route: { endpoint, calls } }: { route: DocumentedRoute }) {
  const rows = [...new Set(calls.flatMap((call) => call.rows))]
  return (
    <Inline space="xs">
      <Badge tone={calls.some(({ source }) => source === 'decision') ? 'info' : 'neutral'}>
        {calls.some(({ source }) => source === 'decision') ? 'Our decision' : 'Specified'}
      </Badge>
      {endpoint.auth !== 'none' && <Badge>{endpoint.auth === 'required' ? 'Signed in' : 'Signed in or not'}</Badge>}
      {endpoint.method !== 'GET' && rows.includes('NET-08') && <Badge tone="accent">Acts once</Badge>}
      {rows.map((row) => (
        <Badge key={row}>{row}</Badge>
      ))}
    </Inline>
  )
}

/** A route of the API: what is asked and answered, and what a page does when it fails. */
export function ApiRoute({ route }: { route: DocumentedRoute }) {
  const { endpoint, calls, request, answers, callers } = route
  return (
    <Card>
      <Stack space="sm">
        <Heading level={3} size="sm">
          <span className={styles.route}>{route.route}</span>
        </Heading>
        <Badges route={route} />
        {calls.map(({ name, about }) => (
          <Text key={name}>{about}</Text>
        ))}
        {request && (
          <Details summary="Example request">
            <Code label={`Example request of ${route.route}`} value={request} />
          </Details>
        )}
        {endpoint.query && (
          <Details summary="Query">
            <Code label={`Query of ${route.route}`} value={wireSchema(endpoint.query)} />
          </Details>
        )}
        {endpoint.body && (
          <Details summary={`Body, as ${endpoint.bodyAs}`}>
            <Code label={`Body of ${route.route}`} value={wireSchema(endpoint.body)} />
          </Details>
        )}
        {answers.map(({ title, body }) => (
          <Details key={title} summary={`Example answer: ${title}`}>
            <Code label={`Example answer: ${title}`} value={body} />
          </Details>
        ))}
        <Details summary="Schema of the answer">
          <Code label={`Answer of ${route.route}`} value={wireSchema(endpoint.response)} />
        </Details>
        <Details summary="If it fails">
          <ul className={styles.list}>
            {failures(route).map((line) => (
              <li key={line}>
                <Text as="span">{line}</Text>
              </li>
            ))}
          </ul>
        </Details>
        {callers.length > 0 && <Text tone="muted">Called in {callers.join(', ')}</Text>}
      </Stack>
    </Card>
  )
}
