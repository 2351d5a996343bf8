import { type EdgeLabel, Graph, type GraphLabel, layout, type NodeLabel } from '@dagrejs/dagre'
import type { Arrow, FlowGraph } from './flowGraph.ts'

/** A card with a picture of 108 × 120 and two lines of text. */
export const node = { width: 132, height: 164 } as const

/** `key`: around a chosen state, another one can stand before and after it. */
type Placed = { readonly key: string; readonly status: string; readonly x: number; readonly y: number }
/** One line for all events between two statuses. `isMain`: it decides the place of the later one. */
export type Line = {
  readonly from: string
  readonly to: string
  readonly arrows: readonly Arrow[]
  readonly path: string
  readonly isMain: boolean
  /** The place of its words: the lower corner that is next to the other state. None where there is no room. */
  readonly label?: { readonly x: number; readonly y: number; readonly align: 'start' | 'end' }
}

export type Diagram = {
  readonly width: number
  readonly height: number
  readonly nodes: readonly Placed[]
  readonly lines: readonly Line[]
}

type Point = { readonly x: number; readonly y: number }
const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A smooth line: each point but the first and the last bends it. */
function curve([first, ...rest]: readonly Point[]): string {
  if (!first) return ''
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point
    const isLast = index === rest.length - 2
    return `Q${at(point)} ${at(isLast ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
  })
  const [only] = rest
  return [`M${at(first)}`, ...(bends.length > 0 ? bends : only ? [`L${at(only)}`] : [])].join(' ')
}

/** From the right side of one node to the right side of an earlier one. */
function curveBack(from: Point, to: Point): string {
  const start = { x: from.x + node.width / 2, y: from.y }
  const end = { x: to.x + node.width / 2, y: to.y }
  const out = Math.max(start.x, end.x) + 24 + Math.abs(start.y - end.y) / 12
  return `M${at(start)} C${at({ x: out, y: start.y })} ${at({ x: out, y: end.y })} ${at(end)}`
}

/** From the lower side of one node to the upper side of a later one. */
function curveOn(from: Point, to: Point): string {
  const start = { x: from.x, y: from.y + node.height / 2 }
  const end = { x: to.x, y: to.y - node.height / 2 }
  const bend = Math.max(24, (end.y - start.y) / 3)
  return `M${at(start)} C${at({ x: start.x, y: start.y + bend })} ${at({ x: end.x, y: end.y - bend })} ${at(end)}`
}

/** The number of endings in a row: more would make a map wider than a window. */
const inRow = 7

/**
 * Places the statuses so that the flow runs from the top to the bottom. In pixels; x and y are a node's centre. Of the ways that
 * lead on to a status only the one from the nearest example before it decides its place: all of them would move the statuses far apart.
 */
export function layOut({ statuses, arrows }: FlowGraph): Diagram {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>()
  graph.setGraph({ rankdir: 'TB', nodesep: 20, edgesep: 10, ranksep: 60, marginx: 16, marginy: 16 })
  const order = new Map(statuses.map((status, index) => [status, index]))
  const isBack = (from: string, to: string) => (order.get(from) ?? 0) > (order.get(to) ?? 0)
  const pairs = new Map(arrows.map(({ from, to }) => [`${from} ${to}`, { from, to }]))
  const before = (status: string) => statuses.findLast((from) => pairs.has(`${from} ${status}`) && !isBack(from, status))
  const last = statuses.filter((status) => !statuses.some((to) => before(to) === status))
  const rows = Math.ceil(last.length / inRow)
  for (const status of statuses) graph.setNode(status, { ...node })
  for (const status of statuses) {
    const from = before(status)
    const row = Math.max(0, last.indexOf(status)) % rows
    if (from !== undefined) graph.setEdge(from, status, { points: [], minlen: 1 + row })
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  const placeOf = (status: string): Point => {
    const { x = 0, y = 0 } = graph.node(status)
    return { x, y }
  }
  const pathOf = (from: string, to: string): string => {
    if (before(to) === from) return curve(graph.edge(from, to).points ?? [])
    return (isBack(from, to) ? curveBack : curveOn)(placeOf(from), placeOf(to))
  }
  const lines = [...pairs.values()].map(({ from, to }) => ({
    from,
    to,
    arrows: arrows.filter((arrow) => arrow.from === from && arrow.to === to),
    isMain: before(to) === from,
    path: pathOf(from, to),
  }))
  return { width: width + 96, height, nodes: statuses.map((status) => ({ key: status, status, ...placeOf(status) })), lines }
}

/** Between the columns: room for the words of a line. */
export const gap = 184
const between = 24
const margin = 16

/** A status with what leads to it before it, and what it leads to after it. A state that does both stands on both sides. */
export function layOutChosen({ arrows }: FlowGraph, chosen: string): Diagram {
  const into = arrows.filter(({ to }) => to === chosen)
  const out = arrows.filter(({ from }) => from === chosen)
  const before = [...new Set(into.map(({ from }) => from))]
  const after = [...new Set(out.map(({ to }) => to))]
  const step = node.height + between
  const height = Math.max(before.length, after.length, 1) * step - between + 2 * margin
  const columnAt = (column: number) => margin + node.width / 2 + column * (node.width + gap)
  const middle: Point = { x: columnAt(1), y: height / 2 }
  const half = node.width / 2
  const placed = (statuses: readonly string[], column: 0 | 2): readonly Placed[] =>
    statuses.map((status, index) => ({
      key: `${column} ${status}`,
      status,
      x: columnAt(column),
      y: middle.y + (index - (statuses.length - 1) / 2) * step,
    }))
  const bend = (from: Point, to: Point) =>
    `M${at(from)} C${at({ x: from.x + gap * 0.7, y: from.y })} ${at({ x: to.x - gap * 0.7, y: to.y })} ${at(to)}`
  const sources = placed(before, 0)
  const targets = placed(after, 2)
  return {
    width: 3 * node.width + 2 * gap + 2 * margin,
    height,
    nodes: [...sources, { key: chosen, status: chosen, ...middle }, ...targets],
    lines: [
      ...sources.map(({ status, x, y }): Line => {
        const path = bend({ x: x + half, y }, { x: middle.x - half, y: middle.y })
        const label = { x: x + half + 8, y: y - 4, align: 'start' } as const
        return { from: status, to: chosen, arrows: into.filter(({ from }) => from === status), path, isMain: true, label }
      }),
      ...targets.map(({ status, x, y }): Line => {
        const path = bend({ x: middle.x + half, y: middle.y }, { x: x - half, y })
        const label = { x: x - half - 12, y: y - 4, align: 'end' } as const
        return { from: chosen, to: status, arrows: out.filter(({ to }) => to === status), path, isMain: true, label }
      }),
    ],
  }
}
