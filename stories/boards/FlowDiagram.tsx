import { useEffect, useId, useRef, useState } from 'react'
import { readableName } from '../../.storybook/tags/readableName.ts'
import type { SchemeName } from '../../themes/scheme.ts'
import { eventText } from './eventText.ts'
import * as styles from './FlowMap.css.ts'
import type { Cause } from './flowGraph.ts'
import { type Diagram, gap, type Line, node } from './layOut.ts'
import { StoryPicture } from './StoryPicture.tsx'

type Props = {
  readonly diagram: Diagram
  readonly chosen: string
  readonly onChoose: (status: string) => void
  /** The id of the story that shows a status; null if there is none. */
  readonly storyOf: (status: string) => string | null
  /** The statuses of the main road, in their order. */
  readonly road: readonly string[]
  /** Whether ways back and shortcuts are drawn, too. */
  readonly showsAll: boolean
  readonly enterprise: string
  readonly scheme: SchemeName
}

/** Solid for a person, dashed for the server, dotted for the clock. */
const dashes: Readonly<Record<Cause, string>> = { person: 'none', server: '7 4', clock: '1 4' }

export const causes: Readonly<Record<Cause, string>> = { person: 'A person does it', server: 'The server answers', clock: 'Time passes' }

const drawn = ['person', 'server', 'clock'] as const

/** The drawing of each cause of the arrows. */
export const Legend = ({ arrows }: Pick<Line, 'arrows'>) => (
  <div className={styles.legend}>
    {drawn
      .filter((cause) => arrows.some((arrow) => arrow.cause === cause))
      .map((cause) => (
        <span key={cause} className={styles.sample}>
          <svg width="44" height="8" aria-hidden>
            <path className={styles.line} data-cause={cause} d="M0 4H44" strokeDasharray={dashes[cause]} />
          </svg>
          {causes[cause]}
        </span>
      ))}
  </div>
)

const labelWidth = gap - 24

/** The events of a line, each once. */
const Label = ({ arrows, x, y, align }: NonNullable<Line['label']> & Pick<Line, 'arrows'>) => (
  <div
    className={styles.label}
    data-align={align}
    style={{ left: align === 'start' ? x : x - labelWidth, top: y, inlineSize: labelWidth }}
    aria-hidden>
    {[...new Set(arrows.map(({ event }) => eventText(event)))].map((words) => (
      <div key={words}>{words}</div>
    ))}
  </div>
)

/** The flow as a drawing: a card for each state, and lines between them. The page's lists have the same in words. */
export function FlowDiagram({ diagram, chosen, onChoose, storyOf, road, showsAll, enterprise, scheme }: Props) {
  const { width, height, nodes, lines } = diagram
  const arrowhead = useId()
  const map = useRef<HTMLElement>(null)
  const [pointedAt, setPointedAt] = useState('')
  const isOnRoad = ({ from, to }: Line) => road.some((status, index) => status === from && road[index + 1] === to)
  const kindOf = (line: Line) => (isOnRoad(line) && chosen === '' ? 'road' : line.isMain ? 'main' : 'other')
  const isShown = (line: Line) => kindOf(line) !== 'other' || showsAll || line.from === pointedAt || line.to === pointedAt
  const inView = nodes.find(({ status }) => status === chosen) ?? nodes[0]
  useEffect(() => {
    if (!map.current || !inView) return
    const { clientWidth, clientHeight } = map.current
    map.current.scrollTo({ left: inView.x - clientWidth / 2, top: inView.y - clientHeight / 2 })
  }, [inView])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section ref={map} className={styles.map} data-narrowed={chosen !== ''} aria-label="Map" tabIndex={0}>
      <div className={styles.sheet} style={{ inlineSize: width, blockSize: height }}>
        <svg className={styles.lines} width={width} height={height} aria-hidden>
          <defs>
            <marker
              id={arrowhead}
              viewBox="0 0 8 8"
              refX="8"
              refY="4"
              markerWidth="11"
              markerHeight="11"
              markerUnits="userSpaceOnUse"
              orient="auto">
              <path d="M0 0L8 4L0 8z" fill="context-stroke" />
            </marker>
          </defs>
          {lines.filter(isShown).map((line) => (
            <path
              key={`${line.from} ${line.to}`}
              className={styles.line}
              data-kind={kindOf(line)}
              data-cause={line.arrows[0]?.cause}
              d={line.path}
              strokeDasharray={dashes[line.arrows[0]?.cause ?? 'person']}
              markerEnd={`url(#${arrowhead})`}
            />
          ))}
        </svg>
        {lines.map(({ from, to, arrows, label }) => label && <Label key={`${from} ${to}`} arrows={arrows} {...label} />)}
        {nodes.map(({ key, status, x, y }) => {
          const words = readableName(status)
          const story = storyOf(status)
          return (
            <div
              key={key}
              className={styles.node}
              style={{ left: x - node.width / 2, top: y - node.height / 2, inlineSize: node.width, blockSize: node.height }}
              data-chosen={status === chosen}
              onPointerEnter={() => setPointedAt(status)}
              onPointerLeave={() => setPointedAt('')}
              onFocus={() => setPointedAt(status)}
              onBlur={() => setPointedAt('')}>
              {story !== null && <StoryPicture id={story} title={words} enterprise={enterprise} scheme={scheme} size="node" />}
              <button
                type="button"
                className={styles.name}
                aria-pressed={status === chosen}
                onClick={() => onChoose(status === chosen ? '' : status)}>
                {words}
              </button>
              {story !== null && (
                <a className={styles.open} href={`./?path=/story/${story}`} target="_top" aria-label={`Open the story of ${words}`}>
                  Open
                </a>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
