import { mount } from '../runtime/mount.tsx'
import { embedRouter } from './routes.tsx'

/** The app lives wherever its page was served. */
const basepath = import.meta.env.DEV ? '/embed' : new URL(/* @vite-ignore */ '../embed', import.meta.url).pathname

void mount(embedRouter(basepath))
