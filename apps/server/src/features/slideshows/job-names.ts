export const makeShowJobName = 'make-show'
export const showLostJobName = 'show-lost'
export const sweepShowsJobName = 'sweep-shows'
export const sweepShowFilesJobName = 'sweep-show-files'
