import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAttack, writtenViolations } from '../support/service/attack.ts';
import { violations } from '../support/service/document.ts';
import { attack, attackTexts } from '../support/service/hostile.ts';
import { mailStatesIn, storedIn } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService } from '../support/service/service.ts';

/** True when the contract takes a text for a name. */
const isName = (text: string) =>
  violations({ $ref: '#/components/schemas/EnquiryRequest' }, { ...enquiry, name: text, companyName: text })
    .length === 0;

describe.each(databases)('under attack, a service on %s', (database) => {
  test('refuses every wrong request, and keeps the texts of right ones mere text', async () => {
    await using service = await startService({ database, env: { ENQUIRY_MAIL_GRACE_MS: '0' } });
    await Promise.all(
      attackTexts.map((text) =>
        service.send({ message: text, ...(isName(text) && { name: text, companyName: text }) }),
      ),
    );
    const attacks = fc.sample(attack, { numRuns: 300, seed: 20261121 }).values();
    const wrong: string[] = [];
    const attacker = async () => {
      for (const one of attacks) wrong.push(...(await runAttack(service.api, one)).violations);
    };
    await Promise.all(Array.from({ length: 8 }, attacker));
    expect(wrong).toEqual([]);
    expect((await service.post('contactUs', enquiry)).status).toBe(200);

    await eventually(async () => {
      const states = await mailStatesIn(service.place);
      expect(new Set(states)).toEqual(new Set(['sent']));
    });
    const stored = await storedIn(service.place);
    expect(stored.length).toBeGreaterThan(attackTexts.length);
    expect(await writtenViolations(service.place, stored)).toEqual([]);
  });
});
