import { Controls, Description, DocsContext, type DocsContextProps, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import * as z from 'zod/mini'
import { Advice } from './Advice.tsx'
import { Anatomy } from './Anatomy.tsx'
import { Brands } from './Brands.tsx'
import { props, state } from './docs.css.ts'
import { Facts } from './Facts.tsx'
import { FramedStory } from './FramedStory.tsx'
import { Keyboard } from './Keyboard.tsx'
import { Messages } from './Messages.tsx'
import { Screens } from './Screens.tsx'

/** The `docs` parameter of files whose stories are not shown inline. */
const standAlone = z.object({ story: z.object({ inline: z.literal(false) }) })

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

/** A component in each enterprise, its parts, and when to use it; then its props, the facts, and the other stories. */
function Shown() {
  return (
    <>
      <Description />
      <Brands />
      <details className={props}>
        <summary>Try its props</summary>
        <Controls />
      </details>
      <Anatomy />
      <Advice />
      <Facts />
      <Keyboard />
      <Messages />
      <Stories includePrimary={false} />
      <Screens />
    </>
  )
}

/** A foundation, in the toolbar's enterprise and scheme. */
function Foundation() {
  return (
    <>
      <Description />
      <Primary />
      <Stories includePrimary={false} />
    </>
  )
}

/** The page that documents a component, a foundation, a screen or an app. */
export function DocsPage() {
  // The parameters of the whole file: a single story may have its own frame too.
  const { parameters, title } = useOf('meta', ['meta']).preparedMeta
  const isInline = !standAlone.safeParse(parameters['docs']).success && !title.startsWith('Screens/')
  if (isInline)
    return (
      <>
        <Title />
        {title.startsWith('Foundations/') ? <Foundation /> : <Shown />}
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
