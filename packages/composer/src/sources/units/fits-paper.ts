/** Where the work is done outside of a test: with others, over days, or with things that are not on the paper. */
const outsideInEnglish = [
  /^(?:build|collect|gather|interview|survey|watch|visit|observe|measure|listen|perform|record|film|practice|bring|cook|bake|sew|plant|grow)\b/i,
  /\b(?:act out|carry out|role[- ]play with|with a partner|in pairs|in groups?|as a group|clinometer|hold a|for (?:five|six|seven|ten|three) (?:clear )?(?:days|nights))\b/i,
  /^(?:make|construct|create|prepare) (?:an? )?(?:(?:\p{L}+ ){0,3}(?:model|models|video|podcast|recording|instrument|device|board game)\b)/iu,
  /\bfrom (?:clay|local materials|waste materials|things (?:from|at) home|seeds|beads|cardboard|recycled)/i,
  /\bwith (?:things from home|yarn|seeds|clay|beads|balls)/i,
  /\b(?:for|during|over|within) (?:a|one|two|three|the) (?:weeks?|months?)\b(?! ago)|\bfor the hallway\b/i,
  /\b(?:the teacher gives|given by (?:the|your) teacher|from the internet|on the internet|in the library)\b/i,
]
const outsideInFilipino = [
  /^(?:kapanayamin|makipanayam|magsaliksik|mangalap|mangolekta|magmasid|manood|panoorin|pakinggan|makinig|bisitahin|magsagawa|magtanghal|itanghal|isadula|sukatin|magluto|magtanim|irekord)\b/i,
  /\b(?:ibibigay ng guro|ibinigay ng guro|magdaos ng|isadula|itanghal|kasama ang (?:kapareha|pangkat)|nang magkapares|sa pangkat)\b/i,
  /^(?:gumawa|bumuo|lumikha) ng (?:[\p{L}-]+ ){0,3}(?:modelo|video|bidyo|podcast|balance scale|instrumento|manika|papet)\b/iu,
  /\bsa loob ng (?:isa|dalawa|tatlo)ng (?:linggo|buwan)\b|\btalaarawan ng\b/i,
  /\bgamit ang (?:luwad|karton|papel, o|mga patapong|recycled)|\bmula sa (?:butones|hanger|luwad|mga patapong)/i,
]

/** A text or picture that the task speaks of as if it lay before the learner. */
const toBeFound =
  /\b(?:read|choose|find|look at|study|examine|take|pick|judge|use|search for|look for)\b[^.:]{0,24}\b(?:news|newspaper|article|editorial|advertisement|ad|commercial|post|poem|song|speech|short story|summar(?:y|ies)|essay|video|film|painting|photo(?:graph)?|picture|map|graph|label|weather bulletin|data|website|textbook|book)\b/i
const toBeFoundFilipino =
  /\b(?:basahin|pumili|humanap|hanapin|maghanap|suriin|tingnan|kumuha|tukuyin mula)\b[^.:]{0,30}\b(?:balita|balitang|pahayagan|artikulo|editoryal|patalastas|anunsiyo|post|tula|awit|awitin|talumpati|kuwento|sanaysay|abstrak|liham|bidyo|video|pelikula|larawan|mapa|graph|aklat|akda|teksto|etiketa)\b/i
/** The words to be judged stand in the task, or learners have them in mind. */
const given =
  /[“"].{12,}[”"]|:\s|\b(?:you know|you remember|recall|alam mo|natatandaan|nabasa mo|your own|sarili mong)\b/i

/** Whether a task can be done on a test with pen and paper alone. */
export function fitsPaper(task: string, language: 'en' | 'fil'): boolean {
  const outside = language === 'en' ? outsideInEnglish : outsideInFilipino
  if (outside.some((sign) => sign.test(task))) return false
  const found = language === 'en' ? toBeFound : toBeFoundFilipino
  return !found.test(task) || given.test(task)
}
