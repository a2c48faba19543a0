/** As a sentence says it: "312 MB". */
export const inMegabytes = (bytes: number): string =>
  `${Math.round(bytes / 1024 / 1024).toLocaleString('en-PH')} MB`
