import { Dialog as Base } from '@base-ui/react/dialog'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as overlay from '../overlay.css.ts'
import { defaultMessages } from './messages.ts'

type SheetHeadProps = {
  /** What the dialog or the drawer is about: names it, too. */
  title: string
  /** Texts to use instead of the defaults. */
  messages: Partial<typeof defaultMessages> | undefined
  onClose: () => void
}

/** Title and way out of a dialog or a drawer. To Base UI a drawer is a dialog, and takes its title from the same part. */
export function SheetHead({ title, messages, onClose }: SheetHeadProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <div className={overlay.sheetHead}>
      <Base.Title className={overlay.sheetTitle}>{title}</Base.Title>
      <div className={overlay.sheetClose}>
        <IconButton icon="close" label={say.close} onClick={onClose} />
      </div>
    </div>
  )
}
