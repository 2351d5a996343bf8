import { lazyOverlay } from '../lazy/lazyOverlay.tsx'
import type { ConfirmDialogProps } from './ConfirmSheet.tsx'

const ConfirmSheet = lazyOverlay(async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet)

/** Asks for confirmation before an action. The focus starts on the cancelling button. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <ConfirmSheet {...props} onClose={props.onCancel} />
