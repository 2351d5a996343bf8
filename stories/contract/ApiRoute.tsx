import { storyId } from '../../.storybook/storyId.ts'
import { actsOnce, operationId } from '../../mocks/contract/calls.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import * as styles from './Api.css.ts'
import { Code, Part, Prose } from './Code.tsx'
import type { DocumentedRoute } from './contractCalls.ts'
import type { StoryName } from './usedBy.ts'

const Links = ({ stories }: { stories: readonly StoryName[] }) => (
  <Inline space="sm">
    {stories.map(({ title, exportName }) => (
      <a key={title} className={styles.link} href={`./?path=/story/${storyId(title, exportName)}`} target="_top">
        {title}
      </a>
    ))}
  </Inline>
)

function Badges({ route: { endpoint, calls } }: { route: DocumentedRoute }) {
  const rows = [...new Set(calls.flatMap((call) => call.rows))]
  return (
    <Inline space="xs">
      <Badge tone={calls.every(({ docs }) => docs.specified) ? 'neutral' : 'info'}>
        {calls.every(({ docs }) => docs.specified) ? 'Specified' : 'Our decision'}
      </Badge>
      {endpoint.auth !== 'none' && <Badge>{endpoint.auth === 'required' ? 'Signed in' : 'Signed in or not'}</Badge>}
      {calls.some(actsOnce) && <Badge tone="accent">Acts once</Badge>}
      {rows.map((row) => (
        <Badge key={row}>{row}</Badge>
      ))}
    </Inline>
  )
}

/** A route of the API: its request and answer, and a page's reaction when it fails. */
export function ApiRoute({ route }: { route: DocumentedRoute }) {
  const { endpoint, calls, examples, callers, usedBy } = route
  const { query, body, bodyAs } = endpoint
  return (
    <Card>
      <Stack space="sm">
        <Heading level={3} size="sm">
          <span className={styles.route}>{route.route}</span>
        </Heading>
        <Badges route={route} />
        {calls.map((call) => (
          <Prose key={operationId(call)}>{call.docs.about}</Prose>
        ))}
        {examples.slice(0, 1).map(({ request }) => (
          <Part key="request" summary="Example request">
            {() => <Code label={`Example request of ${route.route}`} value={request} />}
          </Part>
        ))}
        {query && <Part summary="Query">{() => <Code label={`Query of ${route.route}`} value={route.schemaOf('query')} />}</Part>}
        {body && (
          <Part summary={`Body, as ${bodyAs}`}>{() => <Code label={`Body of ${route.route}`} value={route.schemaOf('body')} />}</Part>
        )}
        {examples.map(({ title, body }) => (
          <Part key={title} summary={`Example answer: ${title}`}>
            {() => <Code label={`Example answer: ${title}`} value={body} />}
          </Part>
        ))}
        <Part summary="Schema of the answer">{() => <Code label={`Answer of ${route.route}`} value={route.schemaOf('response')} />}</Part>
        <Part summary="If it fails">
          {() => (
            <ul className={styles.list}>
              {route.failures.map((line) => (
                <li key={line}>
                  <Prose>{line}</Prose>
                </li>
              ))}
            </ul>
          )}
        </Part>
        {callers.length > 0 && (
          <Part summary="Used by">
            {() => (
              <DescriptionList
                items={[
                  ...(usedBy.flows.length > 0 ? [{ term: 'Flows', detail: <Links stories={usedBy.flows} /> }] : []),
                  ...(usedBy.screens.length > 0 ? [{ term: 'Screens', detail: <Links stories={usedBy.screens} /> }] : []),
                  { term: 'Code', detail: <span className={styles.route}>{callers.join(', ')}</span> },
                ]}
              />
            )}
          </Part>
        )}
      </Stack>
    </Card>
  )
}
