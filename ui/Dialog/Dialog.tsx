import { lazyOverlay } from '../lazy/lazyOverlay.tsx'
import type { DialogProps } from './DialogSheet.tsx'

const DialogSheet = lazyOverlay(async () => (await import('./DialogSheet.tsx')).DialogSheet)

export const Dialog = (props: DialogProps) => <DialogSheet {...props} />
