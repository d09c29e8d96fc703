import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** What the way to a service does: it leads there, slowly, ends every connection, or takes them and stays silent. */
type Etat = 'ouvert' | 'lent' | 'coupe' | 'muet'

/** How late all that passes is on a slow way, in milliseconds. */
const LATE_MS = 300

const slowly = () =>
  new Transform({
    transform: (chunk, _, done) => {
      setTimeout(() => done(null, chunk), LATE_MS)
    },
  })

/** Opens a way to a service on this machine, with an address that stays the same whatever happens to it. */
export const passage = async (service: string) => {
  const target = new URL(service)
  const sockets = new Set<Socket>()
  let etat: Etat = 'ouvert'
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((from) => {
    keep(from)
    if (etat === 'coupe') from.destroy()
    if (etat === 'coupe' || etat === 'muet') return
    const to = connect(Number(target.port), target.hostname)
    keep(to)
    if (etat === 'lent') from.pipe(slowly()).pipe(to).pipe(slowly()).pipe(from)
    else from.pipe(to).pipe(from)
    from.once('close', () => to.destroy())
    to.once('close', () => from.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  const address = new URL(service)
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href.replace(/\/$/, ''),
    become: (next: Etat) => {
      etat = next
      end()
    },
    close: () => {
      server.close()
      end()
    },
  }
}
