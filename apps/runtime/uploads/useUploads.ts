import { useEffect, useRef, useState } from 'react'
import type { Frame } from '../../../features/uploads/crop.ts'
import type { Target } from '../../../features/uploads/pixels.ts'
import { type UploadEvent, type Uploads, uploadTransition } from '../../../features/uploads/uploads.ts'
import { newId } from '../storage/storage.ts'
import type { PicturePart } from '../../../ui/PictureCrop/CropFrame.tsx'
import { prepare, useCropping } from './pictures.ts'
import type { Sent } from './sendToHost.ts'

/** `id` is the same when a file is tried again. */
export type SendOptions = { readonly id: string; readonly signal: AbortSignal; readonly onShare: (share: number) => void }

type Options = {
  /** The size that the pictures need. */
  readonly target: Target
  /** The proportions of the one place where a picture goes: it is cropped first. */
  readonly frame?: Frame
  readonly send: (file: Blob, name: string, options: SendOptions) => Promise<Sent>
  readonly initial?: Uploads
  readonly onChange?: (uploads: Uploads) => void
}

/** Uploads chosen pictures, a few at a time. Each has its own progress, error and retry. */
export function useUploads(options: Options) {
  const [uploads, setUploads] = useState<Uploads>(options.initial ?? [])
  const current = useRef(uploads)
  const latest = useRef(options)
  const [files] = useState(() => new Map<string, { readonly file: File; readonly part: PicturePart | null }>())
  const [running] = useState(() => new Map<string, AbortController>())
  const { cropping, ask } = useCropping(options.target)
  useEffect(() => {
    latest.current = options
  })
  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort()
    },
    [running],
  )

  async function upload(id: string) {
    const chosen = files.get(id)
    if (!chosen) return
    const { file, part } = chosen
    const controller = new AbortController()
    running.set(id, controller)
    const { signal } = controller
    const tell = (event: UploadEvent) => {
      if (!signal.aborted) dispatch(event)
    }
    const { target, send } = latest.current
    const prepared = await prepare(file, target, part)
    if (signal.aborted) return
    if (prepared.ok) tell({ type: 'previewed', id, preview: prepared.preview })
    const sent = prepared.ok
      ? await send(prepared.file, file.name, { id, signal, onShare: (share) => tell({ type: 'progressed', id, share }) })
      : prepared
    tell(sent.ok ? { type: 'uploaded', id, picture: sent.value } : { type: 'failed', id, error: sent.error })
    running.delete(id)
  }

  function dispatch(event: UploadEvent) {
    const [next, ...commands] = uploadTransition(current.current, event)
    current.current = next
    setUploads(next)
    latest.current.onChange?.(next)
    for (const { type, id } of commands) {
      if (type === 'upload') void upload(id)
      else running.get(id)?.abort()
    }
  }

  function add(chosen: readonly File[], refused: number, part: PicturePart | null) {
    const named = chosen.map((file) => ({ id: newId(), file }))
    for (const { id, file } of named) files.set(id, { file, part })
    dispatch({ type: 'chosen', files: named.map(({ id, file: { name, size } }) => ({ id, name, size })), refused })
  }

  return {
    uploads,
    cropping,
    onAdd: (chosen: readonly File[], refused: number) => {
      const [only] = chosen
      if (options.frame && only) void ask(only, options.frame, (part) => add(chosen, refused, part))
      else add(chosen, refused, null)
    },
    onRemove: (id: string) => {
      files.delete(id)
      dispatch({ type: 'removed', id })
    },
    onRetry: (id: string) => dispatch({ type: 'retried', id }),
    /** Forgets the pictures that are done: they are part of something else now. */
    onTaken: () => dispatch({ type: 'taken' }),
  }
}
