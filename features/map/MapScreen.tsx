import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { MapContent, type MapContentProps } from './MapContent.tsx'

/** The enterprise's restaurants on a map, in a frame on another site. */
export function MapScreen(props: MapContentProps) {
  return (
    <EmbeddedFrame title={props.passOnly ? 'Where your pass is taken' : 'Our restaurants'}>
      <MapContent {...props} />
    </EmbeddedFrame>
  )
}
