// The server's end of a WebSocket, as far as tests need it: it takes text and bytes, and answers nothing.
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

interface Frame {
  readonly text: string;
  readonly length: number;
}

/** The first whole frame of what came in; clients mask their frames. */
function frameOf(data: Buffer): Frame | undefined {
  if (data.length < 6) return undefined;
  const short = (data[1] ?? 0) & 0x7f;
  const extra = short === 127 ? 8 : short === 126 ? 2 : 0;
  if (data.length < 6 + extra) return undefined;
  const size = extra === 8 ? Number(data.readBigUInt64BE(2)) : extra === 2 ? data.readUInt16BE(2) : short;
  const start = 6 + extra;
  if (data.length < start + size) return undefined;
  const mask = data.subarray(start - 4, start);
  const payload = Buffer.from(data.subarray(start, start + size).map((byte, i) => byte ^ (mask[i % 4] ?? 0)));
  return { text: payload.toString('utf8'), length: start + size };
}

export function acceptSockets(server: Server, onMessage: (text: string) => void): void {
  server.on('upgrade', (request, socket: Duplex) => {
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key'] ?? ''}${MAGIC}`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    server.once('close-sockets', () => socket.destroy());
    let waiting: Buffer = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (let frame = frameOf(waiting); frame; frame = frameOf(waiting)) {
        onMessage(frame.text);
        waiting = waiting.subarray(frame.length);
      }
    });
  });
}
