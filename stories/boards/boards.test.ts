import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { storyId } from '../../.storybook/storyId.ts'
import { describe, expect, it } from 'vitest'
import { readableName } from '../../.storybook/tags/readableName.ts'
import { detailsOf, eventText } from './eventText.ts'
import { looseEnds } from './flowGraph.ts'
import { flows } from './flows.ts'
import { storyFileOf } from '../coverage/storyText.ts'
import { type Filter, found, picturesOf } from './pictures.ts'
import { textsOfStates } from './drawnTexts.ts'

const all: Filter = { text: '', kind: '' }

it('has an overview of every folder of stories that shows screens', () => {
  const withScreens = globSync('stories/**/*.{ts,tsx}').filter((file) => readFileSync(file, 'utf8').includes("title: 'Screens/"))
  const folders = new Set(
    withScreens.map((file) => file.split(/[\\/]/)[1] ?? '').filter((folder) => !['boards', 'coverage'].includes(folder)),
  )
  const overviews = readFileSync('stories/boards/Overview.stories.tsx', 'utf8')
  expect(
    [...folders].filter((folder) => !overviews.includes(`folder: '${folder}'`)),
    'add a story with this folder to Overview.stories.tsx',
  ).toEqual([])
})

it('finds states by name, row, kind and text, and leaves out what is no screen', () => {
  const stories =
    'export const Contact: Story = {}\n/** Sent. */\nexport const Contact__Sending: Story = { parameters: { ...spec("CLM-02") } }'
  const pictures = picturesOf(storyFileOf(`title: 'Screens/Claim'\n${stories}`))
  expect(pictures.map(({ id, step, kind }) => [id, step, kind])).toEqual([
    ['screens-claim--contact', 'Claim: Contact', 'happy path'],
    ['screens-claim--contact-sending', 'Claim: Contact', 'waiting'],
  ])
  expect(found(pictures, { ...all, text: 'clm-02' }, {}).map(({ name }) => name)).toEqual(['Contact: sending'])
  expect(found(pictures, { ...all, kind: 'waiting' }, {})).toHaveLength(1)
  expect(picturesOf(storyFileOf(`title: 'Flows/Claim'\n${stories}`))).toEqual([])
})

it('finds every state that shows a text, whatever its name is', () => {
  const stories = ['Again', 'Second', 'Third'].map((name) => `export const ${name}: Story = {}`).join('\n')
  const pictures = picturesOf(storyFileOf(`title: 'Screens/Tried'\n${stories}`))
  const texts = textsOfStates({
    'copperline/screens-tried--second': ['Try again', 'We couldn’t take $20.00 from your card'],
    'northgate/screens-tried--second': ['Once more'],
    'northgate/screens-tried--third': ['TRY\u00A0AGAIN later'],
  })
  const names = (text: string) => found(pictures, { ...all, text }, texts).map(({ name }) => name)
  expect(names(' again')).toEqual(['Again', 'Second', 'Third'])
  expect(names('try again')).toEqual(['Second', 'Third'])
  expect(names('once more')).toEqual(['Second'])
  // As it is typed on a keyboard, and as a template of the code has it.
  expect(names("couldn't take ${sum} from your")).toEqual(['Second'])
  expect(names('$20.00 from')).toEqual(['Second'])
  // Not over two lines.
  expect(names('Try … card')).toEqual([])
})

const sourceOf = (file: string) => readFileSync(file, 'utf8')

it('has a map of every flow', () => {
  const rules = globSync('features/**/*.ts').filter(
    (file) =>
      // `withPayment` joins two flows, and has no states of its own.
      !/\.test\.ts$|testing|examples|withPayment/.test(file) &&
      /[tT]ransition(?:By)?\b[^\n]* = |function \w*[tT]ransition\b/.test(sourceOf(file)),
  )
  const boards = globSync('stories/boards/*.{ts,tsx}').map(sourceOf).join('')
  const hasMap = (file: string) => boards.includes(`'../../${file.replaceAll('\\', '/')}'`)
  const mapped = rules.filter(hasMap)
  // The rules of an attempt are a part of the payment's.
  const isPart = (file: string) => mapped.some((whole) => sourceOf(whole).includes(`/${basename(file)}'`))
  expect(mapped.length).toBeGreaterThan(5)
  expect(rules.filter((file) => !hasMap(file) && !isPart(file))).toEqual([])
  const shown = sourceOf('stories/boards/FlowMap.stories.tsx')
  expect(Object.keys(flows).filter((flow) => !shown.includes(`: Story = { tags: ['!test'], args: { flow: '${flow}' } }`))).toEqual([])
})

const storyIds = new Set(
  globSync('stories/**/*.stories.tsx').flatMap((file) => {
    const source = sourceOf(file)
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyId(title, name))
  }),
)

describe.each(Object.entries(flows))('the flow of the %s', (_, { graph, starts, endings, storyOf, unreached }) => {
  it('has no status that nothing leads to, and none that nothing leads out of', () => {
    expect(
      looseEnds(graph(), starts, endings),
      'add an event that leads to it to the examples of the flow (examples/events.ts), or name it in `endings`',
    ).toEqual([])
  })
  it('leads to each status by answers to calls that were made', () => {
    expect(unreached()).toEqual([])
  })
  it('has a picture of each status', () => {
    const ids = graph().statuses.map(storyOf)
    expect(ids.filter((id) => id !== null && !storyIds.has(id))).toEqual([])
  })
})

it('tells the ways that lead to an ending, and what makes the difference', () => {
  const ways = flows.claim.graph().arrows.filter(({ to }) => to === 'prevClaimed')
  const way = ways.find(({ from, event }) => from === 'claiming' && event === 'claimAnswered')
  expect(way?.cause).toBe('server')
  expect(way?.details).toContain("refused: “Oops, looks like you've already claimed this offer.”")
})

it('names what tells the examples of an event apart', () => {
  const checked = (existingUser: boolean) => ({ type: 'emailCheckedAnswered', answer: { ok: true, value: { existingUser } } })
  const offline = { type: 'emailCheckedAnswered', answer: { ok: false, failure: { kind: 'offline' } } }
  const left = { type: 'left' }
  const words = detailsOf<{ readonly type: string }>([checked(true), checked(false), offline, left])
  expect([...words.values()]).toEqual(['offline', 'existing user: yes', 'existing user: no'])
  expect([eventText('sendSmsCodeAnswered'), eventText('codeNotReceived')]).toEqual(['Answer to “send SMS code”', 'Code not received'])
  expect(['prevClaimed', 'ClaimCode__Sending'].map(readableName)).toEqual(['Already claimed', 'Claim code: sending'])
})
