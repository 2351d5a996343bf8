import { readableName } from '../../.storybook/tags/readableName.ts'
import type { SchemeName } from '../../themes/scheme.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Boards.css.ts'
import { eventText } from './eventText.ts'
import type { Cause } from './flowGraph.ts'
import { type FlowName, flows } from './flows.ts'
import { StoryPicture } from './StoryPicture.tsx'

type Props = { readonly flow: FlowName; readonly enterprise: string; readonly scheme: SchemeName }

const causes: Readonly<Record<Cause, string>> = { person: 'a person', server: 'the server', clock: 'time' }

/** A link to a state of the page; the base of a story's page would open it in the window. */
const ToState = ({ status }: { readonly status: string }) => (
  <a className={styles.link} href={`#${status}`} target="_self">
    {readableName(status)}
  </a>
)

/** A flow computed from its rules: each state with its picture, the states before it, and what leads on from it. */
export function FlowMap({ flow, enterprise, scheme }: Props) {
  const { graph, storyOf } = flows[flow]
  const { statuses, arrows } = graph()
  return (
    <main className={styles.page}>
      <Stack space="xl">
        <Stack space="xs">
          <Heading level={1} size="lg">{`${readableName(flow)} flow`}</Heading>
          <Text>{`${statuses.length} states, and ${arrows.length} ways between them.`}</Text>
        </Stack>
        {statuses.map((status) => {
          const story = storyOf(status)
          const name = readableName(status)
          const before = [...new Set(arrows.filter(({ to }) => to === status).map(({ from }) => from))]
          return (
            <section key={status} id={status} className={styles.pair} aria-label={name}>
              {story !== null && <StoryPicture id={story} title={name} enterprise={enterprise} scheme={scheme} size="small" />}
              <Stack space="xs">
                <Heading level={2} size="sm">
                  {story === null ? (
                    name
                  ) : (
                    <a className={styles.link} href={`./?path=/story/${story}`} target="_top">
                      {name}
                    </a>
                  )}
                </Heading>
                {before.length > 0 && (
                  <Text size="sm">
                    After{' '}
                    {before.map((from, index) => (
                      <span key={from}>
                        {index > 0 && ', '}
                        <ToState status={from} />
                      </span>
                    ))}
                  </Text>
                )}
                <ul>
                  {arrows
                    .filter(({ from }) => from === status)
                    .map(({ event, cause, details, to }) => (
                      <li key={`${event} ${to}`}>
                        <Text as="span" size="sm">
                          {[eventText(event), ...(details.length > 0 ? [details.join('; ')] : [])].join(': ')} ({causes[cause]}) →{' '}
                          <ToState status={to} />
                        </Text>
                      </li>
                    ))}
                </ul>
              </Stack>
            </section>
          )
        })}
      </Stack>
    </main>
  )
}
