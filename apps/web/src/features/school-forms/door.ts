export { LearnerFormButtons, SectionFormButtons } from './form-buttons.tsx'
