import fc from 'fast-check'

/**
 * A property tries the same values on every mutant, so that a second run tells the same. That it fails is enough: the
 * smallest values that make it fail would take most of the time, and so would all the papers that the composer's try.
 */
fc.configureGlobal({ seed: 1, endOnFailure: true, interruptAfterTimeLimit: 3_000 })
