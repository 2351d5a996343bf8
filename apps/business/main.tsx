import { mount } from '../runtime/mount.tsx'
import { businessRouter } from './routes.tsx'

/** The app lives wherever its page was served. */
const basepath = import.meta.env.DEV ? '/business' : new URL(/* @vite-ignore */ '../business', import.meta.url).pathname

void mount(businessRouter(basepath))
