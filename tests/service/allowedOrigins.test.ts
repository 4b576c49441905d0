import { describe, expect, test } from 'vitest';
import { enquiry } from '../support/service/sample.ts';
import { startService } from '../support/service/service.ts';

describe('the headers for other origins', () => {
  test('allow no other origin by default', async () => {
    await using service = await startService();
    const answer = await service.post('contactUs', enquiry, { Origin: 'https://www.agency.example' });
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('allow the origins that are configured, errors included', async () => {
    const origin = 'https://www.agency.example';
    await using service = await startService({
      env: { ENQUIRY_ALLOWED_ORIGINS: `https://a.example, ${origin}` },
    });
    const preflight = await fetch(`${service.api}/contactUs`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toBe(
      'content-type,idempotency-key',
    );
    expect(preflight.headers.get('Access-Control-Max-Age'), 'asked once for both calls').toBe('600');
    for (const body of [enquiry, {}]) {
      const answer = await service.post('contactUs', body, { Origin: origin });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After,X-Request-Id');
    }
    const stranger = await service.post('contactUs', enquiry, { Origin: 'https://evil.example' });
    expect(stranger.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });
});
