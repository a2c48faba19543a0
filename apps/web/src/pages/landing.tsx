import { Closing } from '../features/landing/closing.tsx'
import { Facts } from '../features/landing/facts.tsx'
import { Features } from '../features/landing/features.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { Pricing } from '../features/landing/pricing.tsx'
import { PublicFrame } from '../features/landing/public-frame.tsx'
import { LandingQuestions } from '../features/landing/questions.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export function LandingPage() {
  usePageTitle('Class records, lesson plans and quizzes for teachers')
  return (
    <PublicFrame>
      <Hero />
      <Facts />
      <Features />
      <Pricing />
      <LandingQuestions />
      <Closing />
    </PublicFrame>
  )
}
