/**
 * Node's `createServer`. An `import` of the module makes all of its exports, one of which loads undici: a
 * tenth of the CPU of a start, before the port is open.
 */
export const { createServer } = process.getBuiltinModule('node:http')
