/** Where the editor keeps what its user prefers; without a language of theirs it speaks Hebrew. */
const PREFERENCES = 'sveltia-cms.prefs'

const held = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}') as Record<string, unknown>
localStorage.setItem(PREFERENCES, JSON.stringify({ locale: 'he', ...held }))
