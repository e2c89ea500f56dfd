import { rememberTabs } from './code-tabs.ts'
import { offerCopies } from './copy-code.ts'
import { markSection } from './mark-section.ts'
import { sendFromPage } from './try-it.ts'

rememberTabs(document)
offerCopies(document)
markSection(document)
for (const form of document.querySelectorAll<HTMLFormElement>('.try-it')) sendFromPage(form)
