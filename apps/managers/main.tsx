import { mount } from '../runtime/mount.tsx'
import { managersRouter } from './routes.tsx'

/** The app lives wherever its page was served. */
const basepath = import.meta.env.DEV ? '/managers' : new URL(/* @vite-ignore */ '../managers', import.meta.url).pathname

void mount(managersRouter(basepath))
