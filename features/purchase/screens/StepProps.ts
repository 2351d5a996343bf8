import type { PurchaseEvent, PurchaseStatus, StateOf } from '../purchase.ts'

export type StepProps<Status extends PurchaseStatus> = { state: StateOf<Status>; send: (event: PurchaseEvent) => void }
