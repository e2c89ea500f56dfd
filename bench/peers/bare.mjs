/** Bare node:http that repeats recorded answers: the lower bound. Takes PORT and RECORDED from the environment. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const recorded = JSON.parse(readFileSync(process.env.RECORDED, 'utf8'))
const answers = new Map(
  recorded.map(({ key, body, ...answer }) => [
    key,
    { ...answer, body: Buffer.from(body, 'base64') },
  ]),
)

createServer(({ url, headers }, response) => {
  const answer = answers.get(
    `${url} ${headers['accept-encoding'] ?? ''} ${headers['if-none-match'] ? '304' : '200'}`,
  )
  if (!answer) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(answer.status, answer.headers)
  response.end(answer.status === 304 ? undefined : answer.body)
}).listen(Number(process.env.PORT), '127.0.0.1')
