import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { smtpDelivery } from './smtp.ts'

/** The least of a mail server: takes every mail and keeps what it was told. */
async function startMailServer() {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let inData = false
    let unfinished = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 mail.test ready')
    socket.on('data', (data) => {
      const received = (unfinished + data.toString('utf8')).split('\r\n')
      unfinished = received.pop() ?? ''
      for (const line of received) {
        lines.push(line)
        if (inData) {
          if (line !== '.') continue
          inData = false
          say('250 kept')
        } else if (line === 'DATA') {
          inData = true
          say('354 go on')
        } else say(line.startsWith('EHLO') ? '250 mail.test' : '250 ok')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('with SMTP_URL a mail goes to that server, from MAIL_FROM, as text and HTML', async () => {
  const mailServer = await startMailServer()
  const deliver = smtpDelivery({ url: mailServer.url, from: 'Revisewell <no-reply@revisewell.test>' })
  const headers = { 'List-Unsubscribe': '<https://revisewell.test/stop>' }
  const mail = { to: 'ada@example.test', subject: 'Hello', text: 'In words', html: '<p>In HTML</p>', headers }
  for (let time = 0; time < 2; time++) await deliver({ ...mail, key: 'weekly-report:7' })
  mailServer.stop()
  const all = mailServer.lines.join('\n')
  expect(all).toContain('MAIL FROM:<no-reply@revisewell.test>')
  expect(all).toContain('RCPT TO:<ada@example.test>')
  expect(all).toContain('In words')
  expect(all).toContain('<p>In HTML</p>')
  expect(all).toContain('List-Unsubscribe: <https://revisewell.test/stop>')
  const ids = mailServer.lines.filter((line) => line.startsWith('Message-ID:'))
  expect(ids).toEqual([expect.stringMatching(/^Message-ID: <[0-9a-f]{32}@revisewell\.test>$/), ids[0]])
})
