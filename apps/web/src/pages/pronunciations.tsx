import { PronunciationWords } from '../features/pronunciations/words-page.tsx'

export const PronunciationsPage = () => <PronunciationWords />
