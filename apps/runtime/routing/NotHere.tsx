import { useRouter } from '@tanstack/react-router'
import { NotHereScreen } from '../../../features/shared/screens/NotHereScreen.tsx'

/** An address at which the app has no page: leads to its first. */
export const NotHere = () => <NotHereScreen startHref={useRouter().buildLocation({ to: '/' }).publicHref} />
