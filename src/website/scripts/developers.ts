import { rememberTabs } from './code-tabs.ts'
import { offerCopies } from './copy-code.ts'
import { markSection } from './mark-section.ts'
import { sendFromPage } from './try-it.ts'

rememberTabs()
offerCopies()
markSection()
for (const form of document.querySelectorAll<HTMLFormElement>('.try-it')) sendFromPage(form)
