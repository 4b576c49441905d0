import type { Json, WebKitInspector } from './webkitInspector.ts';
import { CONTEXT, type Commands, type Emit, fromBidi, remote } from './webkitMessages.ts';

/** Runs Playwright's scripts in the page, and reports the console messages of the page's own scripts. */
export class Scripts {
  private readonly inspector: WebKitInspector;
  private readonly emit: Emit;
  private realm = 0;
  private realmContext: number | undefined;

  constructor(inspector: WebKitInspector, emit: Emit) {
    this.inspector = inspector;
    this.emit = emit;
    inspector.on('Runtime.executionContextCreated', ({ context }) => this.contextCreated(context));
  }

  private contextCreated({ id, type }: Json): void {
    // The first context of a document is the page's own.
    if (type !== 'normal' || this.realmContext !== undefined) return;
    this.realmContext = id;
    this.realm += 1;
    this.emit('script.realmCreated', { type: 'window', realm: `realm-${this.realm}`, context: CONTEXT });
  }

  /** Reports the end of a replaced document. */
  end(): void {
    for (const world of ['', '-utility'])
      this.emit('script.realmDestroyed', { realm: `realm-${this.realm}${world}` });
    this.realmContext = undefined;
  }

  /** Reports a message of the console. */
  said({ source, level, text, parameters = [], url = '', line = 0 }: Json): void {
    this.emit('log.entryAdded', {
      type: source === 'javascript' && level === 'error' ? 'javascript' : 'console',
      level,
      method: level,
      text,
      args: source === 'console-api' ? parameters.map(remote) : [{ type: 'string', value: text }],
      source: { realm: `realm-${this.realm}`, context: CONTEXT },
      stackTrace: { callFrames: [{ url, lineNumber: line, columnNumber: 0 }] },
      timestamp: Date.now(),
    });
  }

  readonly commands: Commands = {
    'script.evaluate': async ({ expression, resultOwnership, target }) => {
      const answer = await this.inspector.send('Runtime.evaluate', {
        expression,
        returnByValue: false,
        emulateUserGesture: true,
        ...(this.realmContext && { contextId: this.realmContext }),
      });
      const settled =
        !answer.wasThrown && answer.result.className === 'Promise'
          ? await this.inspector.send('Runtime.awaitPromise', {
              promiseObjectId: answer.result.objectId,
              returnByValue: resultOwnership !== 'root',
            })
          : answer;
      return this.result(settled, target);
    },
    'script.callFunction': async ({
      functionDeclaration,
      arguments: args,
      awaitPromise,
      resultOwnership,
      target,
    }) => {
      const objectId =
        args.map(({ handle, sharedId }: Json) => handle ?? sharedId).find(Boolean) ??
        (await this.inspector.send('Runtime.evaluate', { expression: 'globalThis' })).result.objectId;
      const answer = await this.inspector.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration,
        arguments: args.map((arg: Json) => {
          const id = arg.handle ?? arg.sharedId;
          return id ? { objectId: id } : arg.type === 'undefined' ? {} : { value: fromBidi(arg) };
        }),
        returnByValue: resultOwnership === undefined,
        awaitPromise,
        emulateUserGesture: true,
      });
      return this.result(answer, target);
    },
    'script.disown': ({ handles }) => {
      for (const objectId of handles)
        this.inspector.send('Runtime.releaseObject', { objectId }).catch(() => {});
    },
  };

  private async result(answer: Json, target: Json): Promise<Json> {
    const realm = `realm-${this.realm}${target?.sandbox ? '-utility' : ''}`;
    if (!answer.wasThrown) return { type: 'success', realm, result: remote(answer.result) };
    const { objectId, description, value } = answer.result;
    // In Firefox's format: the error and its place.
    const text = objectId
      ? (
          await this.inspector.send('Runtime.callFunctionOn', {
            objectId,
            functionDeclaration: '(error) => [error, error.stack].join("\\n")',
            arguments: [{ objectId }],
            returnByValue: true,
          })
        ).result.value
      : String(description ?? value);
    return { type: 'exception', realm, exceptionDetails: { text } };
  }
}
