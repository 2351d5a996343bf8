import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { lazyModule } from '../../../ui/lazyModule.ts'
import type { SplitFieldsProps } from '../../bill/screens/SplitBill.tsx'

export const useSplitFields = lazyModule(async () => (await import('../../bill/screens/SplitFields.tsx')).SplitFields)

/** The controls of a split, which the first screen loads once a guest splits the bill. */
export function LazySplitFields(props: SplitFieldsProps) {
  const fields = useSplitFields()
  switch (fields.status) {
    case 'loading':
      return <Skeleton shape="card" />
    case 'failed':
      return <Alert tone="warning">The ways to split the bill didn’t load. Reload the page to split it.</Alert>
    case 'ready':
      return <fields.value {...props} />
  }
}
