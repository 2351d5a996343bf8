import { Source, useOf } from '@storybook/addon-docs/blocks'
import * as z from 'zod/mini'
import { badge, facts } from './docs.css.ts'
import { prefersDark } from '../manager/looks.ts'
import { firstVersion, statusOf } from '../tags/status.ts'
import { useDocumented } from './useDocumented.ts'

const parametersOf = z.object({ since: z._default(z.string(), firstVersion) })

const named: Readonly<Record<ReturnType<typeof statusOf>, string>> = {
  experimental: 'Experimental',
  stable: 'Stable',
  deprecated: 'Deprecated',
}

/** The status of a component, its import and the surfaces that use it. */
export function Facts() {
  const { tags, parameters } = useOf('meta', ['meta']).preparedMeta
  const documented = useDocumented()
  if (documented.length === 0) return null
  const { since } = parametersOf.parse(parameters)
  const status = statusOf(tags)
  const used = [...new Set(documented.flatMap(({ surfaces }) => surfaces))].toSorted()
  return (
    <div className={facts}>
      <p>
        <span className={badge} data-status={status}>
          {named[status]}
        </span>{' '}
        since {since}
      </p>
      <Source
        dark={prefersDark()}
        language="tsx"
        code={documented.map(({ name, from }) => `import { ${name} } from '${from}'`).join('\n')}
      />
      <p>{used.length === 0 ? 'No surface uses it directly.' : `Used in ${used.join(', ')}`}</p>
    </div>
  )
}
