import { Details } from '../../ui/Details/Details.tsx'
import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { StateSwitch } from '../../ui/StateSwitch/StateSwitch.tsx'
import { Choice, Questions, account } from './screens/Explained.tsx'

export const LoadingPrivacy = () => (
  <EmbeddedFrame
    title="Your privacy choices"
    state={<StateSwitch label="" title="One moment…" text="" on={null} />}
    aside={
      <div inert>
        <Questions />
      </div>
    }
    form={
      <div inert>
        <Details look="row" {...account}>
          {null}
        </Details>
      </div>
    }>
    <Choice />
  </EmbeddedFrame>
)
