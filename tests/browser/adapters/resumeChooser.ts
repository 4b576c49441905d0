import { chooser, clearButton, cvField, openCareers, payloadOf } from '../careersPage.ts';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';

export const resumeChooser: BrowserAdapter<'resumeChooser'> = {
  part: 'main section:has(form)',
  open: (page) => openCareers(page),
  events: {
    'file.picked': (page, { file }) => cvField(page).setInputFiles(payloadOf(file)),
    'file.cleared': async (page) => {
      await clearButton(page).click();
      await expect(cvField(page)).toBeFocused();
    },
  },
  element: chooser,
  expectState: async (page, state) => {
    const isChosen = state === 'chosen';
    await expect(chooser(page).getByText('No file chosen')).toBeVisible({ visible: !isChosen });
    await expect(clearButton(page)).toBeVisible({ visible: isChosen });
    if (isChosen) {
      const [name = ''] = (await cvField(page).inputValue()).split('\\').slice(-1);
      await expect(chooser(page).getByText(name)).toBeVisible();
      const { width = 0, height = 0 } = (await clearButton(page).boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    } else await expect(cvField(page)).toHaveValue('');
    const isRefused = state === 'refused';
    await expect(chooser(page).getByRole('alert')).toBeVisible({ visible: isRefused });
    // Not by colour alone: its edge is a bar.
    await expect(cvField(page).locator('..')).toHaveCSS('border-left-width', isRefused ? '6px' : '2px');
  },
};
