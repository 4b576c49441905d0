import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { answering } from '../../src/content/answering.ts';
import { startEnquiryService } from '../../src/server/enquiryService.ts';
import { pageAt } from '../support/builtSite.ts';
import { enquiry } from '../support/service/sample.ts';

const textOf = (path: string, selector: string) => pageAt(path).querySelector(selector)?.textContent;

const folder = await mkdtemp(join(tmpdir(), 'answering-'));
const service = await startEnquiryService({
  ENQUIRY_DATABASE_URL: `sqlite:${join(folder, 'enquiries.sqlite')}`,
  ENQUIRY_OUTBOX_DIR: join(folder, 'outbox'),
  LOG_LEVEL: 'silent',
  VITE_API_BASE: '/calls',
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (call: string) =>
  service.app.request(`/calls/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });

describe('who reads an enquiry, in which hours, when an answer comes and what to have ready is the same (ENQUIRY-22)', () => {
  test.each(['/', '/contact'])('in the form on %s', (path) => {
    expect(textOf(path, 'form')).toContain(answering.next);
    expect(textOf(path, 'form')).toContain(answering.toHaveReady);
  });

  test('on the thank-you page', () => {
    expect(textOf('/thankyou', 'main')).toContain(`${answering.next} ${answering.ready}`);
  });

  test('in the answer that the dialog shows, and in the confirmation', async () => {
    const { message } = (await (await post('contactUs')).json()) as { message: string };
    expect(message).toContain(`${answering.next} ${answering.ready}`);

    await post('sendEmail');
    const outbox = join(folder, 'outbox');
    const confirmation = await vi.waitFor(
      async () => {
        const file = (await readdir(outbox)).find((name) => name.endsWith('-visitor.eml'));
        return readFile(join(outbox, file ?? 'none yet'));
      },
      { timeout: 60_000 },
    );
    const { text, from, replyTo } = await PostalMime.parse(confirmation);
    expect(text).toContain(`${answering.next} ${answering.ready}`);
    expect(text).toContain(`or call ${agency.phone.label}`);
    const { name, email, senderEmail } = agency;
    expect({ from, replyTo }).toMatchObject({
      from: { name, address: senderEmail },
      replyTo: [{ name, address: email }],
    });
  });
});

test('the thank-you page leads on: to an article, the services, the team and the telephone', () => {
  const links = pageAt('/thankyou').querySelectorAll('main section section a');
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/blog\/./),
    '/services#prices',
    '/about-us',
    expect.stringMatching(/^tel:/),
  ]);
});
