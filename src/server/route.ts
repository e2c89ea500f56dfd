/** Pattern of the route that answered; a promise only where something is waited for. */
export type Route = string | Promise<string>
