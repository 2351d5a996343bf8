import * as z from 'zod/mini'
import { isKind } from '../../.storybook/tags/kinds.ts'
import { isStatus, type Status } from '../../.storybook/tags/changes.ts'
import type { Picture } from './pictures.ts'
import { canDraw } from './useDrawn.ts'

const entrySchema = z.object({ id: z.string(), type: z.string(), title: z.string(), name: z.string(), tags: z.array(z.string()) })
type Entry = z.infer<typeof entrySchema>

const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) })

const valueOf = ({ tags }: Entry, group: string) => tags.find((tag) => tag.startsWith(`${group}: `))?.slice(group.length + 2)

function statusOf(entry: Entry): Status | undefined {
  const status = valueOf(entry, 'status')
  return isStatus(status) ? status : undefined
}

/** The stories of Storybook's index, whose tags `.storybook/tags/tags.ts` computes. A test's page has none. */
async function loadEntries(): Promise<readonly Entry[]> {
  if (!canDraw) return []
  const response = await fetch(new URL('index.json', document.baseURI))
  const { entries } = indexSchema.parse(await response.json())
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('dev'))
}

/** Whether a story is new or changed, by its id. */
export async function loadStatuses(): Promise<ReadonlyMap<string, Status | undefined>> {
  return new Map((await loadEntries()).map((entry) => [entry.id, statusOf(entry)]))
}

/** Pages that show states and components. Flows and apps would play their walks, and this page would show itself. */
const isPictured = ({ title }: Entry) => /^(?:Screens|UI|Foundations)\//.test(title)

/** Every new or changed state and component. */
export async function loadChanged(): Promise<readonly Picture[]> {
  return (await loadEntries()).filter(isPictured).flatMap((entry) => {
    const status = statusOf(entry)
    const kind = valueOf(entry, 'kind')
    const { id, name, title } = entry
    return status ? [{ id, name, step: title, rows: [], status, ...(isKind(kind) && { kind }) }] : []
  })
}
