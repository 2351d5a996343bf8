import type { ReactElement } from 'react'
import { FileDrop } from './FileDrop.tsx'
import type { DroppedFile } from './FileItem.tsx'

const noop = () => {}

/** Wrong uses of FileDrop: none of them compiles. */
export function wrong() {
  const wrong = (): DroppedFile[] => [
    // @ts-expect-error -- one on its way has come some way
    { id: '1', name: 'soup.png', size: 1, status: 'sending' },
    // @ts-expect-error -- one that failed says why
    { id: '1', name: 'soup.png', size: 1, status: 'failed' },
    // @ts-expect-error -- one that is there has no error
    { id: '1', name: 'soup.png', size: 1, status: 'done', error: 'No.' },
  ]
  const wrongKinds = (): ReactElement => (
    <>
      {/* @ts-expect-error -- only pictures that every surface can show */}
      <FileDrop label="Pictures" files={[]} kinds={['image/gif']} onAdd={noop} onRemove={noop} />
      {/* @ts-expect-error -- how large it is must be said */}
      <FileDrop label="Pictures" files={[]} messages={{ tooLarge: 'Too large.', waiting: 'Waiting' }} onAdd={noop} onRemove={noop} />
      {/* @ts-expect-error -- what takes nothing is no field */}
      <FileDrop label="Pictures" files={[]} kinds={[]} onAdd={noop} onRemove={noop} />
    </>
  )
  return [wrong, wrongKinds]
}
