import { Controls, Description, DocsContext, type DocsContextProps, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import * as z from 'zod/mini'
import { state } from './docs.css.ts'
import { Facts } from './Facts.tsx'
import { FramedStory } from './FramedStory.tsx'
import { Keyboard } from './Keyboard.tsx'
import { Messages } from './Messages.tsx'
import { Screens } from './Screens.tsx'

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

type Story = ReturnType<DocsContextProps['componentStories']>[number]

/** One state of a screen, in a frame that loads when the state is opened. */
function State({ story, isFirst }: { story: Story; isFirst: boolean }) {
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

/** A component's first story with its controls; then the facts, and the other stories. */
function Shown() {
  const { story } = useOf('story', ['story'])
  const framed = opensOver.safeParse(story.parameters['docs'])
  return (
    <>
      {framed.success ? <FramedStory still height={framed.data.story.height} /> : <Primary />}
      <Description />
      <Controls />
      <Facts />
      <Keyboard />
      <Messages />
      <Stories includePrimary={false} />
      <Screens />
    </>
  )
}

/** The page that documents a component, a screen or an app. */
export function DocsPage() {
  // The parameters of the whole file: a single story may have its own frame too.
  const { parameters, title } = useOf('meta', ['meta']).preparedMeta
  const isComponent = !standAlone.safeParse(parameters['docs']).success && !title.startsWith('Screens/')
  if (isComponent)
    return (
      <>
        <Title />
        <Shown />
      </>
    )
  return (
    <>
      <Title />
      <Description />
      {title.startsWith('Screens/') ? <States /> : <Walks />}
    </>
  )
}
