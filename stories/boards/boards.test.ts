import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { looseEnds } from './flowGraph.ts'
import { flows } from './flows.tsx'
import { layOut } from './layOut.ts'
import { type Filter, found, picturesOf } from './pictures.ts'

const all: Filter = { text: '', kind: '', status: '' }

it('has an overview of every folder of stories that shows screens', () => {
  const withScreens = globSync('stories/*/*').filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("title: 'Screens/"),
  )
  const folders = new Set(
    withScreens.map((file) => file.split(/[\\/]/)[1] ?? '').filter((folder) => !['boards', 'coverage'].includes(folder)),
  )
  const overviews = readFileSync('stories/boards/Overview.stories.tsx', 'utf8')
  expect([...folders].filter((folder) => !overviews.includes(`folder: '${folder}'`))).toEqual([])
})

it('finds states by name, row, kind and status, and leaves out what is no screen', () => {
  const stories = { Contact: {}, Contact__Sending: { parameters: { spec: ['CLM-02' as const] } } }
  const pictures = picturesOf({ default: { title: 'Screens/Claim' }, ...stories, __namedExportsOrder: {} })
  expect(pictures.map(({ id, step, kind }) => [id, step, kind])).toEqual([
    ['screens-claim--contact', 'Claim: Contact', 'happy path'],
    ['screens-claim--contact-sending', 'Claim: Contact', 'waiting'],
  ])
  expect(found(pictures, { ...all, text: 'clm-02' }).map(({ name }) => name)).toEqual(['Contact Sending'])
  expect(found(pictures, { ...all, kind: 'waiting' })).toHaveLength(1)
  const described = pictures.map((picture) => ({ ...picture, source: `expect('This is ${picture.kind}')` }))
  expect(found(described, { ...all, text: 'This is waiting' }).map(({ name }) => name)).toEqual(['Contact Sending'])
  const dated = pictures.map((picture, index) => ({ ...picture, status: index === 0 ? ('new' as const) : undefined }))
  expect((['', 'new', 'changed', 'either'] as const).map((status) => found(dated, { ...all, status }).length)).toEqual([2, 1, 0, 1])
  expect(picturesOf({ default: { title: 'Flows/Claim' }, ...stories })).toEqual([])
})

describe.each(Object.entries(flows))('the flow of the %s', (_, { graph, starts, endings }) => {
  it('has no status that nothing leads to, and none that nothing leads out of', () => {
    expect(looseEnds(graph(), starts, endings)).toEqual([])
  })
  it('is laid out', () => {
    const { nodes, lines } = layOut(graph())
    expect(nodes.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
    expect(lines.every(({ path }) => path.startsWith('M'))).toBe(true)
  })
})

it('tells the ways that lead to an ending', () => {
  const ways = flows.claim.graph().arrows.filter(({ to }) => to === 'prevClaimed')
  expect(ways.map(({ from, cause }) => `${from} ${cause}`)).toContain('claiming server')
})
