import { useMemo } from 'react'
import { enterprises } from '../../.storybook/enterprises.ts'
import { readableName } from '../../.storybook/tags/readableName.ts'
import type { SchemeName } from '../../themes/scheme.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { eventText } from './eventText.ts'
import { causes } from './FlowDiagram.tsx'
import type { FlowBoard } from './flowBoard.ts'
import * as styles from './FlowMap.css.ts'
import type { Arrow, FlowGraph } from './flowGraph.ts'
import { choiceText } from './flowSteps.ts'
import { StoryPicture } from './StoryPicture.tsx'

const counted = (count: number, verb: string) => `${count} ${count === 1 ? `way ${verb}s` : `ways ${verb}`}`

type ChoiceProps = {
  readonly graph: FlowGraph
  /** The chosen state; empty for none. */
  readonly chosen: string
  readonly onChoose: (status: string) => void
  readonly showsAll: boolean
  readonly onShowsAll: (shows: boolean) => void
}

/** The choice of a state and of the lines, and how many ways lead to it and away from it. */
export function FlowChoice({ graph: { statuses, arrows }, chosen, onChoose, showsAll, onShowsAll }: ChoiceProps) {
  const options = [{ value: 'all', label: 'All states' }, ...statuses.map((status) => ({ value: status, label: readableName(status) }))]
  const into = counted(arrows.filter(({ to }) => to === chosen).length, 'lead')
  const out = counted(arrows.filter(({ from }) => from === chosen).length, 'lead')
  return (
    <div className={styles.choice}>
      <Select
        label="State"
        options={options}
        value={chosen || 'all'}
        onChange={({ target }) => onChoose(target.value === 'all' ? '' : target.value)}
      />
      <output>
        <Text as="span">
          {chosen === ''
            ? `${statuses.length} states, and ${arrows.length} ways between them. Choose a state to see what leads to it and away from it.`
            : `${readableName(chosen)}: ${into} here, and ${out} away.`}
        </Text>
      </output>
      {chosen === '' && <Switch label="Show every way" checked={showsAll} onChange={({ target }) => onShowsAll(target.checked)} />}
    </div>
  )
}

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
              {readableName(arrow[side])}
            </button>
          </Text>
          <Text size="sm" as="div">
            {choiceText({ words: eventText(arrow.event), detail: arrow.details.join('; ') })}
          </Text>
          <Text size="xs" tone="muted" as="div">
            {causes[arrow.cause]}
          </Text>
        </li>
      ))}
    </ol>
  </Stack>
)

type DetailsProps = {
  readonly flow: FlowBoard
  readonly chosen: string
  /** The state to find a way to; empty for none. */
  readonly goal: string
  readonly onView: (view: { readonly chosen?: string; readonly goal?: string }) => void
  readonly scheme: SchemeName
}

/** The shortest way to another state: what happens, one after the other. */
function WayTo({ flow, chosen, goal, onView }: Omit<DetailsProps, 'scheme'>) {
  const options = flow.graph().statuses.filter((status) => status !== chosen)
  const way = useMemo(() => (goal === '' ? null : flow.way(chosen, goal)), [flow, chosen, goal])
  return (
    <Stack space="xs" as="section">
      <Select
        label={`Show the way from ${readableName(chosen)} to`}
        placeholder="Choose a state"
        options={options.map((status) => ({ value: status, label: readableName(status) }))}
        value={goal}
        onChange={({ target }) => onView({ goal: target.value })}
      />
      {goal !== '' && way === null && <Text size="sm">No way leads there with the examples of this flow.</Text>}
      {way !== null && (
        <ol className={styles.ways} aria-label="The way">
          {way.map((step, index) => (
            <li key={`${choiceText(step)} ${step.to}`}>
              <Text size="sm" as="div">
                {choiceText(step)}
                {step.to !== (way[index - 1]?.to ?? chosen) && ` → ${readableName(step.to)}`}
              </Text>
              <Text size="xs" tone="muted" as="div">
                {causes[step.cause]}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}

/** The ways to the chosen state and away from it, its pictures, and a way to another state. */
export function FlowDetails({ scheme, ...props }: DetailsProps) {
  const { flow, chosen, onView } = props
  const { arrows } = flow.graph()
  const choose = (status: string) => onView({ chosen: status, goal: '' })
  const into = arrows.filter(({ to }) => to === chosen)
  const out = arrows.filter(({ from }) => from === chosen)
  const story = flow.storyOf(chosen)
  return (
    <section className={styles.details} aria-label="Chosen state">
      <Ways title={`${counted(into.length, 'lead')} here`} arrows={into} side="from" onChoose={choose} />
      <Ways title={`${counted(out.length, 'lead')} away`} arrows={out} side="to" onChoose={choose} />
      <Stack space="md">
        <WayTo {...props} />
        {story !== null && (
          <a href={`./?path=/story/${story}`} target="_top">
            <span className={styles.pictures}>
              {enterprises.map(({ id, settings }) => (
                <StoryPicture
                  key={id}
                  id={story}
                  title={`${readableName(chosen)}, ${settings.name}`}
                  enterprise={id}
                  scheme={scheme}
                  size="panel"
                />
              ))}
            </span>
            <Text size="sm" as="span">{`Open the story of ${readableName(chosen)}`}</Text>
          </a>
        )}
      </Stack>
    </section>
  )
}
