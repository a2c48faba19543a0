export const makeRunJobName = 'make-run'
export const runLostJobName = 'run-lost'
export const sweepRunsJobName = 'sweep-runs'
export const sweepLessonFilesJobName = 'sweep-lesson-files'
