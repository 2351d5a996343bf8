/** The page's shell, rendered at build time. */
export { LoadingOrder as Shell } from '../../features/checkout/screens/LoadingOrder.tsx'
