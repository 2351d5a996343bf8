import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../../ui/Button/Button.tsx'

type OpenerProps = Pick<ButtonProps, 'tone'> & {
  readonly label: string
  /** The overlay. */
  readonly children: (open: boolean, close: () => void) => ReactNode
}

/** The button that opens an overlay, and the overlay. */
export function Opener({ label, children, ...look }: OpenerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...look} variant="quiet" size="md" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  )
}
