import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { translatePage } from '../../apps/runtime/testing/translatePage.ts'

type StoryFile = Parameters<typeof composeStories>[0]
type Args = Readonly<Record<string, unknown>>
type Story = ComponentType<Args> & { readonly args: Args }

/** The most stories of one file: the last ones have the most parts. */
const most = 4

/** The stories of one component or screen. */
export interface Group {
  readonly name: string
  readonly stories: readonly Story[]
}

/** The groups of those story files that show a component without a server: what needs one is walked translated instead. */
export const groupsIn = (files: Readonly<Record<string, StoryFile>>): readonly Group[] =>
  Object.entries(files).flatMap(([path, file]) => {
    const { title = '', component } = file.default
    if (!component || !/^(UI|Screens)\//.test(title)) return []
    return [{ name: path.slice('../'.length), stories: Object.values<Story>(composeStories(file)).slice(-most) }]
  })

/** Milliseconds that a story has for parts that load, look by look: a difference that stays through all is a fault. */
const looks = [0, 50, 250, 1000] as const

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One page’s texts, story by story, and what it threw. */
interface Shown {
  readonly texts: readonly string[]
  readonly errors: readonly string[]
}

/** The texts of one page that takes the arguments of each story in turn. */
async function textsOf([Story, ...others]: readonly Story[], rest: number): Promise<Shown> {
  if (!Story) return { texts: [], errors: [] }
  const box = document.body.appendChild(document.createElement('div'))
  const errors: string[] = []
  const root = createRoot(box, { onUncaughtError: (error) => errors.push(String(error)) })
  const texts: string[] = []
  for (const { args } of [Story, ...others]) {
    flushSync(() => {
      root.render(<Story {...args} />)
    })
    await pause(rest)
    texts.push(box.textContent)
  }
  root.unmount()
  box.remove()
  return { texts, errors }
}

async function translatedTextsOf(stories: readonly Story[], rest: number): Promise<Shown> {
  const stop = translatePage()
  const shown = await textsOf(stories, rest)
  stop()
  return shown
}

/** The errors of both pages, and the texts that only the translated one has. Pictures and parts may arrive between the two, so a difference is looked at again. */
async function faultsOf({ name, stories }: Group): Promise<readonly string[]> {
  let faults: readonly string[] = []
  for (const rest of looks) {
    const meant = await textsOf(stories, rest)
    const said = await translatedTextsOf(stories, rest)
    const changed = said.texts.filter((text, index) => text !== meant.texts[index])
    faults = [...meant.errors, ...said.errors, ...changed]
    if (faults.length === 0) return []
  }
  return faults.map((text) => `${name}: ${text}`)
}

/** The texts that read differently where a browser translates, one group after the other, since both pages are in one document. */
export async function faultsOfTranslated(groups: readonly Group[]): Promise<readonly string[]> {
  const faults: string[] = []
  for (const group of groups) faults.push(...(await faultsOf(group)))
  return faults
}
