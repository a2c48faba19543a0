export { LearnerViews } from './views/learner-views.tsx'
