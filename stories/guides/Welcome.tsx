import { Fragment } from 'react'
import { enterprises } from '../../.storybook/enterprises.ts'
import { StoryPicture } from '../boards/StoryPicture.tsx'
import { showcase } from './showcase.ts'
import * as styles from './Welcome.css.ts'

/** The same screens in every enterprise. Each picture opens the board of its surface. */
export const Showcase = () => (
  <p className={`sb-unstyled ${styles.showcase}`}>
    {enterprises.flatMap(({ id, settings }) =>
      showcase.map(({ story, board, title }) => (
        <a key={id + story} href={`./?path=/${board}`} target="_top" className={styles.shown}>
          <StoryPicture id={story} title={`${title}, in ${settings.name}`} enterprise={id} scheme="light" size="panel" />
        </a>
      )),
    )}
  </p>
)

type Door = { readonly person: string; readonly first: string; readonly links: readonly (readonly [text: string, path: string])[] }

/** The ways into the Storybook, by what a person wants to do. */
const doors: readonly Door[] = [
  {
    person: 'I design',
    first: 'See a surface with all its states, in every enterprise.',
    links: [
      ['Surfaces', 'story/overview-surfaces--claim'],
      ['A component: Slip', 'docs/ui-slip--docs'],
      ['Theme editor', 'story/foundations-theme-editor--editor'],
      ['Find a token', 'story/foundations-tokens--find'],
      ['Changing the look', 'docs/guides-changing-the-look--docs'],
    ],
  },
  {
    person: 'I build',
    first: 'Learn where things are, then add a state or a page.',
    links: [
      ['Architecture', 'docs/guides-architecture--docs'],
      ['Adding a state', 'docs/guides-adding-a-state--docs'],
      ['Commands', 'docs/guides-commands--docs'],
      ['Glossary', 'docs/guides-glossary--docs'],
    ],
  },
  {
    person: 'I test',
    first: 'See what can fail, and what a person then sees.',
    links: [
      ['Every call, every fault', 'story/guides-every-call-every-fault--faults'],
      ['What may not go wrong', 'docs/guides-what-may-not-go-wrong--docs'],
      ['Flows', 'story/overview-flows--claim'],
      ['Accessibility', 'docs/guides-accessibility--docs'],
    ],
  },
  {
    person: 'I review',
    first: 'See what changed, and prove each requirement.',
    links: [
      ['Find a text', 'story/overview-texts--texts'],
      ['Reviewing changes', 'docs/guides-reviewing-changes--docs'],
      ['Spec coverage', 'story/spec-coverage-every-row--every-row'],
      ['Releases', 'docs/guides-releases--docs'],
      ['Measured', 'story/guides-measured--last-run'],
    ],
  },
]

export const Doors = () => (
  <div className={styles.doors}>
    {doors.map(({ person, first, links }) => (
      <section key={person} className={styles.door}>
        <h2>{person}</h2>
        <p>{first}</p>
        <p>
          {links.map(([text, path], index) => (
            <Fragment key={path}>
              {index > 0 && <br />}
              <a href={`./?path=/${path}`} target="_top">
                {text}
              </a>
            </Fragment>
          ))}
        </p>
      </section>
    ))}
  </div>
)
