export { GradeFigure } from './grade-figure.tsx'
export { closedGradeStep, lastStep, partSteps } from './steps/grade-steps.ts'
export { StepsTable } from './steps/steps-table.tsx'
