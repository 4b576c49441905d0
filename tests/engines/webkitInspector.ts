import { EventEmitter, once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

/** Parameters and results of WebKit's inspector protocol: plain JSON. */
// biome-ignore lint/suspicious/noExplicitAny: WebKit's protocol has no types here
export type Json = any;

/** The header of a message: the body's length and the byte order. */
const HEADER = 5;
const LITTLE_ENDIAN = 1;

/** Reads `(ta(tsssb))` in GVariant's encoding: a connection and its targets, with the type of each. */
function readTargets(data: Buffer): { connection: bigint; targets: { id: bigint; type: string }[] } {
  const array = data.subarray(8);
  const targets: { id: bigint; type: string }[] = [];
  if (array.length > 0) {
    // The array ends with the end offset of each target; the last offset gives the start of these.
    const width = array.length <= 0xff ? 1 : array.length <= 0xffff ? 2 : 4;
    const first = array.readUIntLE(array.length - width, width);
    let start = 0;
    for (let place = first; place < array.length; place += width) {
      const type = array.subarray(start + 8, array.indexOf(0, start + 8)).toString();
      targets.push({ id: array.readBigUInt64LE(start), type });
      start = Math.ceil(array.readUIntLE(place, width) / 8) * 8;
    }
  }
  return { connection: data.readBigUInt64LE(0), targets };
}

/** Encodes two numbers, and a text after them. */
function pair(first: bigint, second: bigint, text?: string): Buffer {
  const numbers = Buffer.alloc(16);
  numbers.writeBigUInt64LE(first, 0);
  numbers.writeBigUInt64LE(second, 8);
  return text === undefined ? numbers : Buffer.concat([numbers, Buffer.from(`${text}\0`)]);
}

/**
 * The page of a WebKitGTK started with WEBKIT_INSPECTOR_SERVER, over its inspector protocol. Emits each event of the
 * page under its name. Must connect before WebDriver does.
 */
export class WebKitInspector extends EventEmitter {
  private readonly socket: Socket;
  private unread = Buffer.alloc(0);
  private page: { connection: bigint; id: bigint } | undefined;
  private target: string | undefined;
  private lastId = 0;
  private readonly calls = new Map<number, PromiseWithResolvers<Json>>();

  private constructor(socket: Socket) {
    super();
    this.socket = socket;
    socket.on('data', (data) => this.read(data));
    socket.on('error', () => {});
    this.post('SetupInspectorClient', Buffer.from('x\0'));
  }

  /** @throws an Error when no server listens there yet */
  static async connect(port: number): Promise<WebKitInspector> {
    const socket = createConnection(port, '127.0.0.1');
    await once(socket, 'connect');
    return new WebKitInspector(socket);
  }

  close(): void {
    this.socket.destroy();
  }

  /** Sends a command to the page. */
  send(method: string, params: Json = {}, target = this.target): Promise<Json> {
    const id = ++this.lastId;
    const call = Promise.withResolvers<Json>();
    this.calls.set(id, call);
    this.notify('Target.sendMessageToTarget', {
      targetId: target,
      message: JSON.stringify({ id, method, params }),
    });
    return call.promise;
  }

  /** Sends a command about pages, not to one. */
  notify(method: string, params: Json): void {
    if (!this.page) throw new Error('WebKit has not said which page it shows.');
    const { connection, id } = this.page;
    this.post(
      'SendMessageToBackend',
      pair(connection, id, JSON.stringify({ id: ++this.lastId, method, params })),
    );
  }

  private post(name: string, parameters: Buffer): void {
    const body = Buffer.concat([Buffer.from(`${name}\0`), parameters]);
    const header = Buffer.alloc(HEADER);
    header.writeUInt32BE(body.length);
    header[HEADER - 1] = LITTLE_ENDIAN;
    this.socket.write(Buffer.concat([header, body]));
  }

  private read(data: Buffer): void {
    this.unread = Buffer.concat([this.unread, data]);
    while (this.unread.length >= HEADER) {
      const end = HEADER + this.unread.readUInt32BE();
      if (this.unread.length < end) return;
      const body = this.unread.subarray(HEADER, end);
      this.unread = this.unread.subarray(end);
      const nameEnd = body.indexOf(0);
      this.take(body.subarray(0, nameEnd).toString(), body.subarray(nameEnd + 1));
    }
  }

  private take(name: string, parameters: Buffer): void {
    if (name === 'SetTargetList' && !this.page) {
      const { connection, targets } = readTargets(parameters);
      const page = targets.find(({ type }) => type === 'WebPage');
      if (!page) return;
      this.page = { connection, id: page.id };
      this.post('Setup', pair(connection, page.id));
    } else if (name === 'SendMessageToFrontend') {
      this.hear(JSON.parse(parameters.subarray(16, parameters.lastIndexOf(0)).toString()));
    }
  }

  private hear({ method, params }: Json): void {
    if (method === 'Target.targetCreated' && params.targetInfo.type === 'page') {
      const { targetId, isProvisional } = params.targetInfo;
      this.target ??= targetId;
      this.emit('target', targetId, isProvisional === true);
    } else if (method === 'Target.didCommitProvisionalTarget') {
      this.target = params.newTargetId;
    } else if (method === 'Target.dispatchMessageFromTarget') {
      const message = JSON.parse(params.message);
      const call = this.calls.get(message.id);
      if (!call) return void this.emit(message.method, message.params, params.targetId);
      this.calls.delete(message.id);
      if (message.error) call.reject(new Error(message.error.message));
      else call.resolve(message.result);
    }
  }
}
