import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { counted } from '../counted.ts'

/** Leads to the bounced gifts of an order, whose addresses can be corrected; null without any. */
export const CorrectLink = ({ bounced, href }: { bounced: number; href: string }) =>
  bounced === 0 ? null : (
    <TextLink icon="edit" href={href}>
      {`Fix ${counted(bounced, 'bounced gift')}`}
    </TextLink>
  )
