import { Dialog as Base } from '@base-ui/react/dialog'
import { Breakable } from '../KeepTogether/Breakable.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as overlay from '../overlay.css.ts'
import { defaultMessages } from './messages.ts'

type SheetHeadProps = {
  /** Title of the dialog or drawer, and its accessible name. */
  title: string
  messages: Partial<typeof defaultMessages> | undefined
  onClose: () => void
}

/** Title and close button of a dialog or drawer. In Base UI a drawer is a dialog with the same title part. */
export function SheetHead({ title, messages, onClose }: SheetHeadProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <div className={overlay.sheetHead}>
      <Base.Title className={overlay.sheetTitle}>
        <Breakable>{title}</Breakable>
      </Base.Title>
      <div className={overlay.sheetClose}>
        <IconButton icon="close" label={say.close} onClick={onClose} />
      </div>
    </div>
  )
}
