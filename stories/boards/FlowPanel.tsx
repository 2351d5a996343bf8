import { enterprises } from '../../.storybook/enterprises.ts'
import { inWords } from '../../.storybook/inWords.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { eventInWords } from './eventWords.ts'
import { causes } from './FlowDiagram.tsx'
import * as styles from './FlowMap.css.ts'
import { type Arrow, type FlowGraph, wayBetween } from './flowGraph.ts'
import { StoryPicture } from './StoryPicture.tsx'

type Props = {
  readonly graph: FlowGraph
  /** The chosen state, and the one to find a way to; empty for none. */
  readonly chosen: string
  readonly goal: string
  readonly onView: (view: { readonly chosen?: string; readonly goal?: string }) => void
  readonly onWalk: () => void
  /** The id of the chosen state's story; null if there is none. */
  readonly story: string | null
  readonly globals: Readonly<Record<string, string>>
}

/** `Answer to “claim”: refused: “…”` */
export const arrowInWords = ({ event, details }: Arrow): string => [eventInWords(event), details.join('; ')].filter(Boolean).join(': ')

const counted = (count: number, verb: string) => `${count} ${count === 1 ? `way ${verb}s` : `ways ${verb}`}`

type WaysProps = {
  readonly title: string
  readonly arrows: readonly Arrow[]
  readonly side: 'from' | 'to'
  readonly onChoose: (status: string) => void
}

const Ways = ({ title, arrows, side, onChoose }: WaysProps) => (
  <Stack space="xs" as="section">
    <Heading level={2} size="sm">
      {title}
    </Heading>
    <ol className={styles.ways}>
      {arrows.map((arrow) => (
        <li key={`${arrow.from} ${arrow.event} ${arrow.to}`}>
          <Text size="sm" as="div">
            {side === 'from' ? 'From ' : 'To '}
            <button type="button" onClick={() => onChoose(arrow[side])}>
              {inWords(arrow[side])}
            </button>
          </Text>
          <Text size="sm" as="div">
            {arrowInWords(arrow)}
          </Text>
          <Text size="xs" tone="muted" as="div">
            {causes[arrow.cause]}
          </Text>
        </li>
      ))}
    </ol>
  </Stack>
)

/** The shortest way to another state, as the events to follow. */
function WayTo({ graph, chosen, goal, onView }: Pick<Props, 'graph' | 'chosen' | 'goal' | 'onView'>) {
  const options = graph.statuses.filter((status) => status !== chosen).map((status) => ({ value: status, label: inWords(status) }))
  const way = goal === '' ? null : wayBetween(graph, chosen, goal)
  return (
    <Stack space="xs">
      <Select
        label={`Show the way from ${inWords(chosen)} to`}
        placeholder="Choose a state"
        options={options}
        value={goal}
        onChange={({ target }) => onView({ goal: target.value })}
      />
      {goal !== '' && way === null && <Text size="sm">No way leads there.</Text>}
      {way !== null && (
        <ol className={styles.ways} aria-label="The way">
          {way.map((arrow) => (
            <li key={`${arrow.from} ${arrow.event}`}>
              <Text size="sm" as="div">{`${arrowInWords(arrow)} → ${inWords(arrow.to)}`}</Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}

/** What is said of the chosen state: what leads to it and away from it, its pictures, and a way to another state. */
export function FlowPanel({ graph, chosen, goal, onView, onWalk, story, globals }: Props) {
  const { statuses, arrows } = graph
  const options = [{ value: 'all', label: 'All states' }, ...statuses.map((status) => ({ value: status, label: inWords(status) }))]
  const choose = (status: string) => onView({ chosen: status, goal: '' })
  const to = arrows.filter((arrow) => arrow.to === chosen)
  const from = arrows.filter((arrow) => arrow.from === chosen)
  return (
    <aside className={styles.panel} aria-label="Chosen state">
      <div className={styles.choice}>
        <Select
          label="State"
          options={options}
          value={chosen || 'all'}
          onChange={({ target }) => choose(target.value === 'all' ? '' : target.value)}
        />
        <output>
          <Text as="span">
            {chosen === ''
              ? `${statuses.length} states, and ${arrows.length} ways between them. Choose a state to see what leads to it and away from it.`
              : `${inWords(chosen)}: ${counted(to.length, 'lead')} here, and ${counted(from.length, 'lead')} away.`}
          </Text>
        </output>
        <Button variant="soft" size="md" onClick={onWalk}>
          {chosen === '' ? 'Step through from the start' : 'Step through from here'}
        </Button>
      </div>
      {chosen !== '' && (
        <>
          <Ways title={`${counted(to.length, 'lead')} here`} arrows={to} side="from" onChoose={choose} />
          <Ways title={`${counted(from.length, 'lead')} away`} arrows={from} side="to" onChoose={choose} />
          <WayTo graph={graph} chosen={chosen} goal={goal} onView={onView} />
        </>
      )}
      {story !== null && (
        <a href={`./?path=/story/${story}`} target="_top">
          <span className={styles.pictures}>
            {enterprises.map(({ id, settings }) => (
              <StoryPicture
                key={id}
                id={story}
                title={`${inWords(chosen)}, ${settings.name}`}
                globals={{ ...globals, enterprise: id }}
                size="panel"
              />
            ))}
          </span>
          <Text size="sm" as="span">{`Open the story of ${inWords(chosen)}`}</Text>
        </a>
      )}
    </aside>
  )
}
