/** Two processes on one port, in the way that is asked for: `cluster`, or `reuse-port`. PORT comes by environment. */
import cluster from 'node:cluster'
import { fork } from 'node:child_process'
import { createServer } from 'node:http'

const [, file, way, part] = process.argv
if (way === 'cluster' && cluster.isPrimary) {
  cluster.fork()
  cluster.fork()
} else if (way === 'reuse-port' && part === undefined) {
  fork(file, [way, 'of two'])
  fork(file, [way, 'of two'])
} else
  createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 2 }).end('ok')
  }).listen({ port: Number(process.env.PORT), host: '127.0.0.1', reusePort: way === 'reuse-port' })
process.on('disconnect', () => process.exit())
