import { type UploadEvent, type Uploads, uploadTransition } from '../../features/uploads/uploads.ts'
import { uploads } from '../../features/partners/email-review/examples/reviews.ts'
import { flowBoard } from './flowBoard.ts'

/** One of several files, as it waits for the others, is sent, fails and is sent again. */
const id = 'followed'
const name = 'kitchen.jpg'

const stateOf = (files: Uploads) => ({ status: files.find((file) => file.id === id)?.status ?? ('notChosen' as const), files })
type State = ReturnType<typeof stateOf>

const others = uploads.map(({ id: other }) => other)
const chosen = (ids: readonly string[]): UploadEvent => ({
  type: 'chosen',
  files: ids.map((each) => ({ id: each, name, size: 900_000 })),
  refused: 0,
})

export const upload = flowBoard<State, UploadEvent>({
  title: null,
  states: [stateOf([])],
  events: [
    chosen([id]),
    chosen(others.slice(0, 3)),
    { type: 'uploaded', id: others[0] ?? '', picture: { imageId: 'image-1', url: '/pictures/kumo-hero.svg' } },
    { type: 'progressed', id, share: 0.5 },
    { type: 'uploaded', id, picture: { imageId: 'image-2', url: '/pictures/kumo-hero.svg' } },
    { type: 'failed', id, error: 'This picture did not get through.' },
    { type: 'retried', id },
    { type: 'removed', id },
    { type: 'taken' },
  ],
  transition: (before, event) => {
    const [files, ...commands] = uploadTransition(before.files, event)
    // The rules make a new list for each event.
    return JSON.stringify(files) === JSON.stringify(before.files) ? [before] : [stateOf(files), ...commands]
  },
})
