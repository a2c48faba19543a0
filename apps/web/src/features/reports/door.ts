export { GradeFigure } from './grade-figure.tsx'
export { keptStep, lastStep, partSteps } from './steps/grade-steps.ts'
export { StepsTable } from './steps/steps-table.tsx'
