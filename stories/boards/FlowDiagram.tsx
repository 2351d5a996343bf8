import * as styles from './Boards.css.ts'
import type { Cause } from './flowGraph.ts'
import { inWords } from './flowGraph.ts'
import { type Diagram, node } from './layOut.ts'

type Props = { readonly diagram: Diagram; readonly chosen: string | null; readonly onChoose: (status: string) => void }

/** Solid for a person, dashed for the server, dotted for the clock. */
const dashes: Readonly<Record<Cause, string>> = { person: 'none', server: '7 4', clock: '1 4' }

/** The flow as a drawing. Its table of arrows says the same in words, so a screen reader reads only the table. */
export function FlowDiagram({ diagram: { width, height, nodes, lines }, chosen, onChoose }: Props) {
  const isShown = ({ from, to }: { from: string; to: string }) => chosen === null || from === chosen || to === chosen
  const near = new Set(lines.filter(isShown).flatMap(({ from, to }) => [from, to]))
  return (
    <div className={styles.diagram}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <defs>
          <marker id="arrowhead" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0L8 4L0 8z" fill="currentColor" />
          </marker>
        </defs>
        {lines.map((line) => (
          <path
            key={`${line.from} ${line.to}`}
            className={styles.line}
            d={line.path}
            strokeDasharray={dashes[line.arrows[0]?.cause ?? 'person']}
            markerEnd="url(#arrowhead)"
            opacity={isShown(line) ? 1 : 0.08}
          />
        ))}
        {nodes.map(({ status, x, y }) => (
          <g key={status} className={styles.node} opacity={chosen === null || near.has(status) ? 1 : 0.3} onClick={() => onChoose(status)}>
            <rect
              className={status === chosen ? styles.chosenBox : styles.box}
              x={x - node.width / 2}
              y={y - node.height / 2}
              width={node.width}
              height={node.height}
              rx={6}
            />
            <text className={styles.name} x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {inWords(status)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
