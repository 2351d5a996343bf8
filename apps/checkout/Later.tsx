import { LoadingOrder } from '../../features/checkout/screens/LoadingOrder.tsx'
import { laterScreens } from '../runtime/laterScreens.tsx'

/** The screens that come after the first ones, and the way to fetch them beforehand. */
export const { Later, fetchLater } = laterScreens(async () => (await import('../../features/checkout/LaterScreens.tsx')).LaterScreens, LoadingOrder)
