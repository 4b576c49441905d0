import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { calls } from '../../openapi/service/contract.ts';
import { invalid, valid } from '../support/service/arbitraries.ts';
import { answerViolations, type Json } from '../support/service/document.ts';
import { storedIn } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { startService } from '../support/service/service.ts';

const request: Json = { $ref: '#/components/schemas/EnquiryRequest' };
const key: Json = { $ref: '#/components/schemas/IdempotencyKey' };

const service = await startService();
afterAll(() => service[Symbol.asyncDispose]());

describe('over HTTP, generated from the contract', () => {
  test('a valid enquiry is always accepted, stored as sent, and mailed, by responses that keep the contract', async () => {
    await fc.assert(
      fc.asyncProperty(valid(request), fc.option(valid(key)), fc.uuid(), async (body, given, unique) => {
        const headers = given === null ? {} : { 'Idempotency-Key': `${given}`.slice(0, 90) + unique };

        const recorded = await service.post('contactUs', body, headers);
        expect(answerViolations('/contactUs', recorded)).toEqual([]);
        expect(recorded).toMatchObject({ status: 200, body: { success: true, status: true } });

        const sent = await service.post('sendEmail', body, headers);
        expect(answerViolations('/sendEmail', sent)).toEqual([]);
        expect(sent).toMatchObject({ status: 200, body: { success: true } });
        expect(sent.body.data).toMatchObject({ reference: recorded.body.reference });
      }),
      { numRuns: 60 },
    );
  });

  test('an enquiry is stored as it was sent', async () => {
    await fc.assert(
      fc.asyncProperty(valid(request), async (body) => {
        const { reference } = (await service.post('contactUs', body)).body;
        const stored = (await storedIn(service.place)).find((row) => row.reference === reference);
        // U+0000 and lone surrogates have no place in every database's texts; U+FFFD stands for them.
        const text = JSON.parse(JSON.stringify(body), (_name, value) =>
          typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
        );
        expect(stored).toMatchObject(text);
      }),
      { numRuns: 15 },
    );
  });

  test.each(calls)(
    '%s responds to anything else with a problem that keeps the contract and stores nothing',
    async (call) => {
      const before = (await storedIn(service.place)).length;
      await fc.assert(
        fc.asyncProperty(invalid(request), async (body) => {
          const answer = await service.post(call, JSON.stringify(body));
          expect(answerViolations(`/${call}`, answer)).toEqual([]);
          expect(answer.status).toBe(422);
          expect(answer.body.errors).not.toEqual([]);
        }),
        { numRuns: 80 },
      );
      expect(await storedIn(service.place)).toHaveLength(before);
    },
  );

  test.each(calls)('%s refuses a key that the contract does not allow', async (call) => {
    for (const wrong of ['a b', 'a/b', 'é', 'x'.repeat(129), 'a,b']) {
      const answer = await service.post(call, enquiry, { 'Idempotency-Key': wrong });
      expect(answerViolations(`/${call}`, answer)).toEqual([]);
      expect(answer.status).toBe(400);
    }
  });
});
