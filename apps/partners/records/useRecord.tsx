import { type ReactElement, useState } from 'react'
import * as z from 'zod/mini'
import type { BrandSearch, ItemAddress, LocationSearch } from '../../../features/partners/address.ts'
import type { Draft } from '../../../features/partners/records/mergeEdits.ts'
import type { Touched } from '../../../features/partners/records/record.ts'
import type { Answer } from '../../../features/shared/api/answers/answer.ts'
import type { Endpoint } from '../../../features/shared/api/endpoint.ts'
import { mayBeGone } from '../../../features/shared/api/answers/isFinalAnswer.ts'
import { capitalized } from '../../../features/shared/forms/capitalized.ts'
import { useToast } from '../../../ui/Toast/Toasts.tsx'
import { useWriteBy } from '../../runtime/api/useWrite.ts'
import { useGo, useHref } from '../../runtime/routing/links.tsx'
import { UnsavedGuard } from '../../runtime/routing/UnsavedGuard.tsx'
import { type EditKey, readEdit, saveEdit } from './savedEdits.ts'
import { useListSearch } from '../../runtime/routing/useListSearch.ts'
import { useProject } from '../project/useProject.ts'
import type { brandForm, brands, locationForm, locations } from '../addresses.ts'

type Search = Readonly<Record<string, string | number>>

/** The state of a list as text, without its project, empty values and the first page: an item's address holds it for the way back. */
export function listText(search: Search): string {
  const entries = Object.entries(search).filter(([name, value]) => value !== '' && name !== 'project' && !(name === 'page' && value === 1))
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

export const listSearch = <S,>(schema: z.ZodMiniType<S>, text: string): S => z.parse(schema, Object.fromEntries(new URLSearchParams(text)))

type ListRoute = typeof locations | typeof brands

type ItemsOptions<S> = {
  /** The search of the list's address. */
  readonly search: S
  readonly to: ListRoute
  readonly itemTo: typeof locationForm | typeof brandForm
}

/** The list of a project's locations or brands: its state is in the address, and in that of each item. */
export function useItems<S extends LocationSearch | BrandSearch>({ search, to, itemTo }: ItemsOptions<S>) {
  const project = useProject()
  const list = useListSearch(search)
  const href = useHref()
  return {
    ...list,
    project,
    hrefOf: (id: string) => href(itemTo, { id, list: listText(search) }),
    pageHref: (page: number) => href(to, { ...search, page }),
  }
}

type Versioned = { readonly version: string | null }

type Saving<Saved, Changes> = {
  /** The record as it is saved now; null until it is read. */
  readonly saved: Saved | null
  readonly update: (change: (saved: Saved) => Saved) => void
  readonly save: (changes: Changes & { readonly version: string | undefined }, key: string) => Promise<Answer<Versioned>>
  /** The endpoints that a save changes besides the record. */
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
  readonly address: ItemAddress
  /** The list that leads here, as it was. */
  readonly list: { readonly to: ListRoute; readonly search: Partial<LocationSearch | BrandSearch> }
  readonly draftFrom: (saved: Valid) => D
  readonly remove: (key: string) => Promise<Answer<unknown>>
  /** The endpoints that a removal changes. */
  readonly invalidatesRemoved: readonly Endpoint[]
  /** Called if the record may be deleted although the call did not succeed. */
  readonly onMayBeGone?: () => void
}

/** A record of a project that the page edits or deletes, and what leads away from it. */
export function useRecord<D extends Draft, Valid, Saved extends Valid & Versioned>(options: Options<D, Valid, Saved>) {
  const { noun, address, list, saved, draftFrom, remove, invalidatesRemoved, onMayBeGone } = options
  const { id, field } = address
  const { slug, currentUser } = useProject()
  const saving = useSave<Saved, Touched<Valid>>(options)
  const deleting = useWriteBy((_: string, key) => remove(key), { invalidates: invalidatesRemoved })
  const [isUnsaved, setUnsaved] = useState(false)
  const go = useGo()
  const href = useHref()
  const showToast = useToast()
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
    go(list.to, list.search, { replace: true, ignoreBlocker: true })
  }
  return {
    page: (screen: ReactElement) => (
      <>
        <UnsavedGuard unsaved={isUnsaved} onLeave={forget} />
        {screen}
      </>
    ),
    editing: {
      listHref: href(list.to, list.search),
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
