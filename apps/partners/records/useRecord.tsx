import { useNavigate } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import type * as z from 'zod/mini'
import type { itemAddress } from '../../../features/partners/address.ts'
import type { Draft } from '../../../features/partners/records/mergeEdits.ts'
import type { Touched } from '../../../features/partners/records/record.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import type { Endpoint } from '../../../features/shared/api/endpoint.ts'
import { mayBeGone } from '../../../features/shared/api/answers/isFinalAnswer.ts'
import { capitalized } from '../../../features/shared/forms/capitalized.ts'
import { useToast } from '../../../ui/Toast/Toasts.tsx'
import { useWriteBy } from '../../runtime/api/useWrite.ts'
import { Redirect } from '../../runtime/routing/links.tsx'
import { UnsavedGuard } from '../../runtime/routing/UnsavedGuard.tsx'
import { type EditKey, readEdit, saveEdit } from './savedEdits.ts'
import { useListSearch } from '../../runtime/routing/useListSearch.ts'
import { useProject, useProjectHref } from '../project/useProject.ts'

type Search = Readonly<Record<string, string | number>>

/** The state of a list as text, without its project, empty values and the first page: an item's address holds it for the way back. */
export function listText(search: Search): string {
  const entries = Object.entries(search).filter(([name, value]) => value !== '' && name !== 'project' && !(name === 'page' && value === 1))
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

export const listSearch = (text: string): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(text))

/** The list of a project's locations or brands: its state is in the address, and in that of each item. */
export function useItems<S extends Search & { readonly q: string }>(noun: 'location' | 'brand', schema: z.ZodMiniType<S>) {
  const project = useProject()
  const list = useListSearch(schema)
  const href = useProjectHref()
  return {
    ...list,
    project,
    hrefOf: (id: string) => href(`/${noun}`, { id, list: listText(list.search) }),
    pageHref: (page: number) => href(`/${noun}s`, listSearch(listText({ ...list.search, page }))),
  }
}

type Versioned = { readonly version: string | null }

type Saving<Saved, Changes> = {
  /** The record as it is saved now; null until it is read. */
  readonly saved: Saved | null
  readonly update: (change: (saved: Saved) => Saved) => void
  readonly save: (changes: Changes & { readonly version: string | undefined }, key: string) => Promise<Answer<Versioned>>
  /** What a save changes besides the record. */
  readonly invalidates: readonly Endpoint[]
}

/** Sends changes of a record with the version that they change. From then on the record is as it was saved, before it is read again. */
export function useSave<Saved extends Versioned, Changes extends object>({ saved, update, save, invalidates }: Saving<Saved, Changes>) {
  const { send, ...sent } = useWriteBy(
    async ({ changes, version }: { readonly changes: Changes; readonly version: string | undefined }, key) => {
      const answer = await save({ ...changes, version }, key)
      const touched = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      if (answer.ok) update((before) => ({ ...before, ...touched, version: answer.value.version }))
      return answer
    },
    { invalidates },
  )
  return { ...sent, send: (changes: Changes) => send({ changes, version: saved?.version ?? undefined }) }
}

type Options<D extends Draft, Valid, Saved extends Valid> = Saving<Saved, Touched<Valid>> & {
  readonly noun: 'location' | 'brand'
  readonly address: z.output<typeof itemAddress>
  readonly draftFrom: (saved: Valid) => D
  readonly remove: (key: string) => Promise<Answer<unknown>>
  /** What a removal changes. */
  readonly invalidatesRemoved: readonly Endpoint[]
  /** Called where the record may be gone although the removal did not succeed. */
  readonly onMayBeGone?: () => void
}

/** A record of a project that the page edits or deletes, and what leads away from it. */
export function useRecord<D extends Draft, Valid, Saved extends Valid & Versioned>(options: Options<D, Valid, Saved>) {
  const { noun, address, saved, draftFrom, remove, invalidatesRemoved, onMayBeGone } = options
  const { id, list, field } = address
  const { slug, currentUser } = useProject()
  const saving = useSave<Saved, Touched<Valid>>(options)
  const deleting = useWriteBy((_: string, key) => remove(key), { invalidates: invalidatesRemoved })
  const [isUnsaved, setUnsaved] = useState(false)
  const navigate = useNavigate()
  const href = useProjectHref()
  const showToast = useToast()
  const listAt = { to: `/${noun}s`, search: { project: slug, ...listSearch(list) } }
  const editKey: EditKey = { kind: noun, slug, id, owner: currentUser.email ?? '' }
  const forget = () => saveEdit(editKey, null)

  const say = (done: string) => showToast({ tone: 'success', title: `${capitalized(noun)} ${done}` })
  const save = async (changes: Touched<Valid>) => {
    const answer = await saving.send(changes)
    if (answer?.ok) say('saved')
  }
  const leave = async () => {
    const answer = await deleting.send(id)
    if (answer?.ok === false && mayBeGone(answer.failure)) onMayBeGone?.()
    if (!answer?.ok) return
    forget()
    say('deleted')
    void navigate({ ...listAt, replace: true, ignoreBlocker: true })
  }
  return {
    /** The page of the record; without an id the list. */
    page: (screen: ReactElement) =>
      id === '' ? (
        <Redirect {...listAt} />
      ) : (
        <>
          <UnsavedGuard unsaved={isUnsaved} onLeave={forget} />
          {screen}
        </>
      ),
    editing: {
      listHref: href(listAt.to, listAt.search),
      focusOn: field,
      saving: saving.submission,
      deleting: deleting.submission,
      restored: saved && readEdit(editKey, draftFrom(saved)),
      onEdit: (edit: Parameters<typeof saveEdit>[1]) => saveEdit(editKey, edit),
      onSave: (changes: Touched<Valid>) => void save(changes),
      onUnsaved: setUnsaved,
      onDelete: () => void leave(),
      onCancelDelete: deleting.reset,
    },
  }
}
