import { createMemoryHistory, createRootRoute, createRoute, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { routedApp } from '../../apps/runtime/routing/routedApp.tsx'
import { Pages, usePageSearch } from '../../apps/runtime/routing/links.tsx'
import { searchBy } from '../../apps/runtime/routing/searchBy.ts'
import { UnsavedGuard } from '../../apps/runtime/routing/UnsavedGuard.tsx'
import { useListSearch } from '../../apps/runtime/routing/useListSearch.ts'
import { Reads, useRead } from '../../apps/runtime/api/useRead.tsx'
import { useWrite } from '../../apps/runtime/api/useWrite.ts'
import { pageNumber, searchText } from '../../features/shared/links/listSearch.ts'
import { listStatus, getRows } from '../../features/shared/links/listStatus.ts'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useDraftForm } from '../../features/shared/forms/useDraftForm.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { List } from '../../ui/List/List.tsx'
import { ListStatus } from '../../ui/ListStatus/ListStatus.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { cooking, getNote, getNotes, noteSchema, saveNote } from './notes.ts'

const noteSearch = z.object({ q: searchText, page: pageNumber })

function NoteList(props: { readonly search: z.output<typeof noteSearch> }) {
  const { search, text, onText, onSearch } = useListSearch(props.search)
  const { read, readAgain } = useRead(
    getNotes,
    { query: { query: search.q } },
    { keepPrevious: true, repeatAfter: ({ notes }) => (notes[0]?.title === cooking ? 50 : 0) },
  )
  const { href }: { readonly href: string } = useLocation()
  const items = getRows(mapRemote(read, ({ notes }) => notes)).map(({ id, title }) => ({ id, title, href: `/${id}` }))
  return (
    <Stack space="md">
      <TextField kind="search" label="Search" value={text} onChange={({ target }) => onText(target.value)} />
      <List label="Notes" items={items} {...listStatus({ read, onRetry: readAgain })} empty="No notes" />
      <Button onClick={() => onSearch({ page: search.page + 1 })}>Next page</Button>
      <Button onClick={readAgain}>Read again</Button>
      <p>{href}</p>
    </Stack>
  )
}

type FormProps = { readonly title: string; readonly onUnsaved: (unsaved: boolean) => void }

function NoteForm({ title, onUnsaved }: FormProps) {
  const saving = useWrite(saveNote, { of: '1', sets: true })
  const { register, onValid, formState } = useDraftForm({ schema: noteSchema, values: { title }, submission: saving.submission, onUnsaved })
  return (
    <Form onSubmit={onValid((body) => void saving.send({ path: { id: '1' }, body }))}>
      <Stack space="md">
        <TextField label="Title" error={formState.errors.title?.message} {...register('title')} />
        <Button type="submit">Save</Button>
      </Stack>
    </Form>
  )
}

function NotePage() {
  const { read, readAgain } = useRead(getNote, { path: { id: '1' } })
  const [unsaved, setUnsaved] = useState(false)
  return (
    <Stack space="md">
      <UnsavedGuard unsaved={unsaved} />
      <p>{unsaved ? 'Unsaved' : 'Saved'}</p>
      <TextLink href="/">All notes</TextLink>
      <ListStatus of={listStatus({ read, onRetry: readAgain })}>
        {read.status === 'ready' && <NoteForm title={read.value.title} onUnsaved={setUnsaved} />}
      </ListStatus>
      <Button onClick={readAgain}>Read again</Button>
    </Stack>
  )
}

function NotesPage() {
  return <NoteList search={usePageSearch(list)} />
}

const root = createRootRoute({ component: Pages })
const list = createRoute({ getParentRoute: () => root, path: '/', ...searchBy(noteSearch), component: NotesPage })
const routeTree = root.addChildren([list, createRoute({ getParentRoute: () => root, path: '/1', component: NotePage })])

const app = routedApp(routeTree, { wrap: Reads })

/** An app of two pages that shows what the hooks of a page do: a list, and a form that edits an entry of it. */
export function NotesApp({ address }: { readonly address: string }) {
  const [{ element }] = useState(() => app('/', createMemoryHistory({ initialEntries: [address] })))
  return element
}
