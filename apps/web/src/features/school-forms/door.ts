export { FormsLink, LearnerFormButtons, SectionFormButtons } from './form-buttons.tsx'
