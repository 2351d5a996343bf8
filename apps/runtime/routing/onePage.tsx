import { type ParsedPath, type RouterHistory, createBrowserHistory } from '@tanstack/history'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { HistoryProvider } from '../page/address.tsx'
import type { App } from '../start/App.ts'
import { WithAccount } from '../session/WithAccount.tsx'
import { NotHere } from './NotHere.tsx'

const Unwrapped = ({ children }: { readonly children: ReactNode }) => <>{children}</>

type Options = {
  /** The addresses of the page below the app's own; `any` for all. */
  readonly addresses?: readonly string[] | 'any'
  /** Loads what the address shows first. */
  readonly load?: (address: ParsedPath) => Promise<unknown> | undefined
  /** Stands around the page: `Reads`, where it reads from the server. */
  readonly wrap?: (props: { children: ReactNode }) => ReactElement
  /** The app's word for it, instead of "Sign out". */
  readonly signOutLabel?: string
}

/** An app with one page needs no router: it reads the address itself (`useAddress`), and its links load the next page. */
export const onePage =
  (Page: ComponentType, { addresses = ['/'], load, wrap: Wrap = Unwrapped, signOutLabel }: Options = {}) =>
  (basepath: string, history: RouterHistory = createBrowserHistory()): App & Pick<Required<Options>, 'addresses'> => {
    const base = basepath.replace(/\/$/, '')
    // A phone's keyboard begins with a capital.
    const at =
      history.location.pathname
        .slice(base.length)
        .replace(/\/(index\.html|\/*)$/, '')
        .toLowerCase() || '/'
    const isHere = addresses === 'any' || addresses.includes(at)
    return {
      basepath: base,
      addresses,
      page: () => (isHere && addresses !== 'any' ? at : '/'),
      load: async () => (isHere ? load?.(history.location) : NotHere.preload()),
      element: (
        <HistoryProvider value={history}>
          <WithAccount signOutLabel={signOutLabel} orAsGuest>
            <Wrap>{isHere ? <Page /> : <NotHere startHref={`${base}/`} />}</Wrap>
          </WithAccount>
        </HistoryProvider>
      ),
    }
  }
