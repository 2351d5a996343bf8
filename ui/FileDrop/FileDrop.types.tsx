import type { ReactElement } from 'react'
import { FileDrop } from './FileDrop.tsx'
import type { DroppedFile } from './FileItem.tsx'

const noop = () => {}

/** Wrong uses of FileDrop: none of them compiles. */
export function wrong() {
  const wrong = (): DroppedFile[] => [
    // @ts-expect-error -- an upload has a progress
    { id: '1', name: 'soup.png', size: 1, status: 'sending' },
    // @ts-expect-error -- a failure has a message
    { id: '1', name: 'soup.png', size: 1, status: 'failed' },
    // @ts-expect-error -- an uploaded file has no error
    { id: '1', name: 'soup.png', size: 1, status: 'done', error: 'No.' },
  ]
  const wrongKinds = (): ReactElement => (
    <>
      {/* @ts-expect-error -- it takes only pictures that every app can show */}
      <FileDrop label="Pictures" files={[]} kinds={['image/gif']} onAdd={noop} onRemove={noop} />
      {/* @ts-expect-error -- the message contains the maximum size */}
      <FileDrop label="Pictures" files={[]} messages={{ tooLarge: 'Too large.', waiting: 'Waiting' }} onAdd={noop} onRemove={noop} />
      {/* @ts-expect-error -- it needs a kind of file */}
      <FileDrop label="Pictures" files={[]} kinds={[]} onAdd={noop} onRemove={noop} />
    </>
  )
  return [wrong, wrongKinds]
}
