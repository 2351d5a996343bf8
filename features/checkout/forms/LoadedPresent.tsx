import { lazyModule } from '../../../ui/lazyModule.ts'
import type { PresentFieldsProps } from './PresentFields.tsx'

const useFields = lazyModule(() => import('./PresentFields.tsx'))

/** The fields of a gift card. Other products need none of them, so they load apart. */
export function LoadedPresent(props: PresentFieldsProps) {
  const fields = useFields()
  return fields.status === 'ready' && <fields.value.PresentFields {...props} />
}
