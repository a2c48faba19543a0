import { Words } from '../features/pronunciations/words-page.tsx'

export const PronunciationsPage = () => <Words />
