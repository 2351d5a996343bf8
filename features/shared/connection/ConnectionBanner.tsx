import { Banner } from '../../../ui/Banner/Banner.tsx'

/** `back` for a moment after the connection was gone. */
export type ConnectionState = 'offline' | 'back'

/** Says over every page that the connection is gone, and what stays; then that it is back. */
export const ConnectionBanner = ({ state }: { readonly state: ConnectionState }) =>
  state === 'offline' ? (
    <Banner tone="warning" title="You are offline." live="assertive" placement="over">
      What you typed stays. Send it once you are back.
    </Banner>
  ) : (
    <Banner tone="success" title="You are back online." live="polite" placement="over" />
  )
