import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import * as z from 'zod/mini'
import type { ItemAddress, ListSearch } from '../../../features/partners/address.ts'
import type { Draft, Edit, Touched } from '../../../features/partners/records/record.ts'
import type { Deletable, Noun } from '../../../features/partners/records/noun.ts'
import { type Answer, mayBeGone } from '../../../features/shared/api/answers/answer.ts'
import { capitalized } from '../../../features/shared/forms/capitalized.ts'
import { useToast } from '../../../ui/Toast/Toasts.tsx'
import { useReadAll } from '../../runtime/api/useRead.tsx'
import { useSend } from '../../runtime/api/useSend.ts'
import { useWriteBy } from '../../runtime/api/useWrite.ts'
import { UnsavedGuard } from '../../runtime/routing/UnsavedGuard.tsx'
import { type EditKey, readEdit, saveEdit } from './savedEdits.ts'
import { searchWith, useListSearch } from '../../runtime/routing/useListSearch.ts'
import { wayTo } from '../project/ways.ts'
import { nextStep } from '../../../features/partners/dashboard/nextStep.ts'
import { useProject } from '../project/useProject.ts'

type Search = Readonly<Record<string, string | number>>

/** The state of a list as text, without its project, empty values and the first page: an item's address holds it for the way back. */
export function listText(search: Search): string {
  const entries = Object.entries(search).filter(([name, value]) => value !== '' && name !== 'project' && !(name === 'page' && value === 1))
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

export const searchFrom = <S,>(schema: z.ZodMiniType<S>, text: string): S => z.parse(schema, Object.fromEntries(new URLSearchParams(text)))

/** Links to the pages of any noun: its routes are made from the same paths and schemas. */
function useNounHref() {
  const router = useRouter()
  return (to: string, search: Search): string => router.buildLocation({ to, search }).publicHref
}

/** The list of a project's records: its state is in the address, and in that of each item. */
export function useItems<S extends ListSearch>(noun: Noun, search: S) {
  const project = useProject()
  const list = useListSearch(search)
  const href = useNounHref()
  const step = nextStep(project)
  const way = wayTo(step)
  return {
    ...list,
    project,
    step:
      step.kind === 'complete' && way ? { what: step.what, item: step.item?.name ?? null, href: href(way.to.fullPath, way.search) } : null,
    hrefOf: (id: string, field: string | null = null) => href(noun.item, { id, list: listText(search), field: field ?? '' }),
    pageHref: (page: number) => href(noun.list, searchWith<ListSearch>(search, { page })),
  }
}

type Versioned = { readonly version: string | null }

type Saving<Saved, Changes> = {
  readonly id: string
  /** The record as it is saved now; null until it is read. */
  readonly saved: Saved | null
  readonly update: (change: (saved: Saved) => Saved) => void
  readonly save: (changes: Changes & { readonly version: string | undefined }, key: string) => Promise<Answer<Versioned>>
}

/** Sends changes of a record with the version that they change. From then on the record is as it was saved, before it is read again. */
export function useSave<Saved extends Versioned, Changes extends object>({ id, saved, update, save }: Saving<Saved, Changes>) {
  const { send, ...sent } = useWriteBy(
    async ({ changes, version }: { readonly changes: Changes; readonly version: string | undefined }, key) => {
      const answer = await save({ ...changes, version }, key)
      const touched = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      if (answer.ok) update((before) => ({ ...before, ...touched, version: answer.value.version }))
      return answer
    },
    { of: id, sets: true },
  )
  const act = sent.act && { ...sent.act, input: sent.act.input.changes }
  return { ...sent, act, send: (changes: Changes) => send({ changes, version: saved?.version ?? undefined }) }
}

type Options<D extends Draft, Valid, Saved extends Valid, N extends Noun> = Omit<Saving<Saved, Touched<Valid>>, 'id'> & {
  readonly noun: N
  readonly address: ItemAddress
  readonly draftFrom: (saved: Valid) => D
}

/** A record of a project that the page edits, and what leads away from it. */
export function useRecord<D extends Draft, Valid, Saved extends Valid & Versioned, N extends Noun>(options: Options<D, Valid, Saved, N>) {
  const { noun, address, saved, draftFrom } = options
  const { slug, currentUser } = useProject()
  const saving = useSave<Saved, Touched<Valid>>({ ...options, id: address.id })
  const [isUnsaved, setUnsaved] = useState(false)
  const navigate = useNavigate()
  const href = useNounHref()
  const showToast = useToast()
  const editKey: EditKey = { kind: noun.one, slug, id: address.id, owner: currentUser.email ?? '' }
  const forget = () => saveEdit(editKey, null)
  const search = searchFrom(noun.search, address.list)
  const say = (done: string) => showToast({ tone: 'success', title: `${capitalized(noun.one)} ${done}` })
  const save = async (changes: Touched<Valid>) => {
    const answer = await saving.send(changes)
    if (answer?.ok) say('saved')
  }
  return {
    noun,
    id: address.id,
    page: (screen: ReactElement) => (
      <>
        <UnsavedGuard unsaved={isUnsaved} onLeave={forget} />
        {screen}
      </>
    ),
    editing: {
      listHref: href(noun.list, search),
      focusOn: address.field,
      saving: saving.submission,
      restored: saved && readEdit(editKey, draftFrom(saved)),
      onEdit: (edit: Edit<D> | null) => saveEdit(editKey, edit),
      onSave: (changes: Touched<Valid>) => void save(changes),
      onUnsaved: setUnsaved,
    },
    leaveDeleted: () => {
      forget()
      say('deleted')
      return navigate({ to: noun.list, search, replace: true, ignoreBlocker: true })
    },
  }
}

type Removal = {
  /** The record, as `useRecord` gives it. */
  readonly record: { readonly noun: Deletable; readonly id: string; readonly leaveDeleted: () => Promise<void> }
  readonly remove: (key: string) => Promise<Answer<unknown>>
}

/** Deletes a record, and leaves its page. */
export function useRemoval({ record, remove }: Removal) {
  const { submission, send, reset } = useSend((_: null, key) => remove(key), { of: record.id })
  const readAll = useReadAll()
  const leave = async () => {
    const answer = await send(null)
    // The page of the record would read what is no longer there.
    if (answer?.ok) await record.leaveDeleted()
    if (!answer || answer.ok || mayBeGone(answer.failure)) readAll()
  }
  return { deleting: submission, onDelete: () => void leave(), onCancelDelete: reset }
}
