import { afterAll, describe, expect, test } from 'vitest';
import { enquiry } from '../support/service/sample.ts';
import { startService } from '../support/service/service.ts';

const problem = 'application/problem+json';

const service = await startService();
afterAll(() => service[Symbol.asyncDispose]());

describe('a wrong field', () => {
  test('is named as the form labels it, each once and in order', async () => {
    const answer = await service.post('contactUs', {
      name: '   ',
      email: 'asha@',
      contact: '+91 555',
      service: 'selected',
      message: 7,
      budget: 1,
    });
    expect(answer).toMatchObject({ status: 422, type: problem, body: { title: 'Invalid fields' } });
    expect(answer.body.errors).toEqual([
      { field: 'name', message: 'Full Name must be 1 to 200 characters on one line, not only spaces.' },
      {
        field: 'email',
        message: 'Email must be an e-mail address of at most 254 characters, such as name@example.com.',
      },
      { field: 'contact', message: 'Contact number must be 1 to 10 digits.' },
      { field: 'companyName', message: 'Company Name is missing.' },
      { field: 'service', message: 'Service must be one of the services the form offers.' },
      {
        field: 'message',
        message: "Here's something more to add must be a text of at most 20000 characters.",
      },
      { field: 'budget', message: 'budget is not a field of the form.' },
    ]);
  });

  test.each([[[]], [null], ['text'], [7]])(
    'a body that is no object (%j) is one error, of `body`',
    async (body) => {
      expect(await service.post('contactUs', JSON.stringify(body))).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'body' }] },
      });
    },
  );
});

describe('a path or method that is no call', () => {
  test('gets 404 or 405 with a problem', async () => {
    expect(await service.post('contactus', enquiry)).toMatchObject({ status: 404, type: problem });
    expect((await fetch(service.api)).status).toBe(404);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${service.api}/contactUs`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe('POST');
      expect(answer.headers.get('Content-Type')).toBe(problem);
      expect(await answer.json()).toMatchObject({ status: 405, detail: 'This call takes POST only.' });
    }
  });
});
