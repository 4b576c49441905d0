import { EAGER_SCRIPT_BYTES, HOME_BYTES, HOME_SCRIPT_BYTES } from '../bench/budgets.ts';
import { homeWeights } from '../bench/weights.ts';
import { expect, test } from './fixtures.ts';

for (const isMobile of [true, false]) {
  test(`home keeps to its weight ${isMobile ? 'on a telephone' : 'where there is a pointer'}`, async ({
    browser,
    site,
  }) => {
    const { bytes, scriptBytes } = await homeWeights(browser, site.url, isMobile);
    expect(scriptBytes).toBeGreaterThan(EAGER_SCRIPT_BYTES / 2);
    expect(scriptBytes).toBeLessThanOrEqual(HOME_SCRIPT_BYTES);
    expect(Object.values(bytes).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(HOME_BYTES);
  });
}
