import { Source, useOf } from '@storybook/addon-docs/blocks'
import { toId } from 'storybook/internal/csf'
import * as z from 'zod/mini'
import { badge, facts, screenList } from './docs.css.ts'
import { prefersDark } from '../manager/looks.ts'
import { firstVersion, statusOf } from '../tags/status.ts'
import { useDocumented } from './useDocumented.ts'

const parametersOf = z.object({ since: z._default(z.string(), firstVersion), design: z.optional(z.string()) })

const named: Readonly<Record<ReturnType<typeof statusOf>, string>> = {
  experimental: 'Experimental',
  stable: 'Stable',
  deprecated: 'Deprecated',
}

/** Screens of several surfaces have the same name, so the whole path is the link's text. */
function Screens({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return <p>No screen uses it directly.</p>
  return (
    <details>
      <summary>{titles.length === 1 ? 'In 1 screen' : `In ${titles.length} screens`}</summary>
      <ul className={screenList}>
        {titles.map((title) => (
          <li key={title}>
            <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
              {title.split('/').slice(1).join(' / ')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What people ask first about a component: whether it is stable, how it is imported, and where it is used. */
export function Facts() {
  const { tags, parameters } = useOf('meta', ['meta']).preparedMeta
  const documented = useDocumented()
  if (documented.length === 0) return null
  const { since, design } = parametersOf.parse(parameters)
  const status = statusOf(tags)
  return (
    <div className={facts}>
      <p>
        <span className={badge} data-status={status}>
          {named[status]}
        </span>{' '}
        since {since}
        {design !== undefined && (
          <>
            {' · '}
            <a href={design} target="_blank" rel="noreferrer">
              Design
            </a>
          </>
        )}
      </p>
      <Source
        dark={prefersDark()}
        language="tsx"
        code={documented.map(({ name, from }) => `import { ${name} } from '${from}'`).join('\n')}
      />
      <Screens titles={[...new Set(documented.flatMap(({ screens }) => screens))].toSorted()} />
    </div>
  )
}
