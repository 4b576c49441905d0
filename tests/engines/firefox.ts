#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { type Command, serveBidi } from './bidi.ts';

/**
 * Firefox as Playwright's browser: forwards every message of WebDriver BiDi, and implements the one command that
 * released versions lack, the emulation of media features. Takes Firefox's arguments; FIREFOX_PATH names the program.
 */

const MEDIA = 'emulation.setMediaFeaturesOverride';
const PREFERENCE = 'ui.prefersReducedMotion';

const firefox = spawn(
  process.env.FIREFOX_PATH ?? 'firefox',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.once('exit', (code) => process.exit(code ?? 1));

/** First id of this program's own commands, above Playwright's. */
const OURS = 2 ** 40;

for await (const line of createInterface(firefox.stderr)) {
  const [, url] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? [];
  if (url === undefined) {
    console.error(line);
    continue;
  }
  await serveBidi((reply) => {
    const browser = new WebSocket(`${url}/session`, { perMessageDeflate: false });
    const waiting: string[] = [];
    const send = (command: Command) => {
      const message = JSON.stringify(command);
      if (browser.readyState === WebSocket.OPEN) browser.send(message);
      else waiting.push(message);
    };
    const asked = new Map<number, (result: { contexts: { context: string }[] } | undefined) => void>();
    const ask = (method: string, params: Record<string, unknown>) =>
      new Promise<{ contexts: { context: string }[] } | undefined>((resolve) => {
        const id = OURS + asked.size;
        asked.set(id, resolve);
        send({ id, method, params });
      });
    browser.on('open', () => {
      for (const message of waiting.splice(0)) browser.send(message);
    });
    browser.on('message', (data) => {
      const message = JSON.parse(String(data));
      const answer = asked.get(message.id);
      if (answer) answer(message.result);
      else reply(message);
    });
    return async (command) => {
      if (command.method !== MEDIA) return send(command);
      // Playwright sends only a colour scheme over BiDi; see `overBidi.ts`.
      const { features } = command.params as { features: Record<string, string | null> };
      const reduces = features['prefers-color-scheme'] === 'dark';
      const tree = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
      await ask('script.evaluate', {
        expression: `Services.prefs.setIntPref('${PREFERENCE}', ${Number(reduces)})`,
        target: { context: tree?.contexts[0]?.context },
        awaitPromise: false,
      });
      reply({ type: 'success', id: command.id, result: {} });
    };
  });
}
