import { leaveQuickly } from './leave-quickly.ts'

const link = document.querySelector<HTMLAnchorElement>('.leave-link')
if (link) leaveQuickly(link, document.querySelector<HTMLElement>('.leave-status'))
