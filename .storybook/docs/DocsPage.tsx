import { Controls, Description, DocsContext, Primary, Stories, Subheading, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import * as z from 'zod/mini'
import { state } from './docs.css.ts'
import { Facts } from './Facts.tsx'
import { FramedStory } from './FramedStory.tsx'
import { Keyboard } from './Keyboard.tsx'
import { Messages } from './Messages.tsx'

/** The `docs` parameter of files whose stories are not shown inline. */
const standAlone = z.object({ story: z.object({ inline: z.literal(false) }) })

/** The `docs` parameter of a first story that opens a layer over its page. */
const opensOver = z.object({ story: z.object({ inline: z.literal(false), height: z.string() }) })

/** Flow stories would share one storage and one server on a page, so each is a link to its own page. */
function Walks() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <ol>
      {stories.map(({ id, name, moduleExport }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          <Description of={moduleExport} />
        </li>
      ))}
    </ol>
  )
}

const stateHeight = '640px'

/** One state of a screen, in a frame that loads when the state is opened. */
function State({ story, isFirst }: { story: PreparedStory; isFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isFirst)
  return (
    <details className={state} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{story.name}</summary>
      <Description of={story.moduleExport} />
      {isOpen && <FramedStory of={story.moduleExport} height={stateHeight} still={isFirst} />}
      <p>
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open it on its own
        </a>
      </p>
    </details>
  )
}

/** The states of a screen. A dialog that opens, or a field that takes the focus, stays in the frame of its state. */
function States() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <>
      {stories.map((story, index) => (
        <State key={story.id} story={story} isFirst={index === 0} />
      ))}
      <Controls />
    </>
  )
}

/** A component's first story, its props, and its other stories. */
function Shown() {
  const framed = opensOver.safeParse(useOf('story', ['story']).story.parameters['docs'])
  return (
    <>
      {framed.success ? <First height={framed.data.story.height} /> : <Primary />}
      <Controls />
      <Keyboard />
      <Messages />
      <Stories includePrimary={!framed.success} />
    </>
  )
}

function First({ height }: { height: string }) {
  const { story } = useOf('story', ['story'])
  return (
    <>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <FramedStory still height={height} />
    </>
  )
}

/** What a page shows below its description. */
function Content() {
  // The parameters of the whole file: a single story may have its own frame too.
  const { parameters, title } = useOf('meta', ['meta']).preparedMeta
  if (standAlone.safeParse(parameters['docs']).success) return <Walks />
  return title.startsWith('Screens/') ? <States /> : <Shown />
}

/** The page that documents a component or a screen. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Facts />
      <Description />
      <Content />
    </>
  )
}
