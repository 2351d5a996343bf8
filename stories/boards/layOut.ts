import { type EdgeLabel, Graph, type GraphLabel, layout, type NodeLabel } from '@dagrejs/dagre'
import type { Arrow, FlowGraph } from './flowGraph.ts'

export const node = { width: 176, height: 40 } as const

type Placed = { readonly status: string; readonly x: number; readonly y: number }
/** One line for all events between two statuses. */
type Line = { readonly from: string; readonly to: string; readonly arrows: readonly Arrow[]; readonly path: string }

export type Diagram = {
  readonly width: number
  readonly height: number
  readonly nodes: readonly Placed[]
  readonly lines: readonly Line[]
}

type Point = { readonly x: number; readonly y: number }
const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

/** Places the statuses so that the flow runs from the top to the bottom. In pixels; x and y are a node's centre. */
export function layOut({ statuses, arrows }: FlowGraph): Diagram {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>()
  graph.setGraph({ rankdir: 'TB', nodesep: 24, ranksep: 56, marginx: 16, marginy: 16 })
  graph.setDefaultEdgeLabel(() => ({ points: [] }))
  for (const status of statuses) graph.setNode(status, { ...node })
  for (const { from, to } of arrows) graph.setEdge(from, to)
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    width,
    height,
    nodes: statuses.map((status) => {
      const { x = 0, y = 0 } = graph.node(status)
      return { status, x, y }
    }),
    lines: graph
      .edges()
      .map(({ v: from, w: to }) => ({
        from,
        to,
        arrows: arrows.filter((arrow) => arrow.from === from && arrow.to === to),
        path: pathOf(graph.edge(from, to).points ?? []),
      })),
  }
}
