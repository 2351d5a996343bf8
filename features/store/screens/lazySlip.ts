import { lazyModule } from '../../../ui/lazyModule.ts'

/** The drawn parts of the page. They load after its first control works. */
export const useDrawn = lazyModule(() => import('./SaleSlip.tsx'))
