import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import { BusinessScreen } from '../../features/business/BusinessScreen.tsx'
import { CalculatorPlaceholder } from '../../features/calculator/SpendCalculator.tsx'
import { EmailCaptureForm } from '../../features/email-capture/EmailCaptureForm.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'

const ignore = () => {}

/** The text of the form is carried over. */
export function Shell() {
  return (
    <BusinessScreen
      calculator={<CalculatorPlaceholder href="../store/" />}
      brands={<BrandCarousel nearby={{ status: 'loading' }} />}
      capture={<EmailCaptureForm email="" isThanked={false} submission={idle} onText={ignore} onSubmit={ignore} onAgain={ignore} />}
      giftingHref="../bulk-gifting/"
      thirdPartyButton={null}
    />
  )
}
