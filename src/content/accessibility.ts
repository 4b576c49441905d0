import type { StatementWords } from './statement.ts';

/** The words of the accessibility statement. `tests/browser` tests everything that it lists as tested. */
export const accessibilityWords = {
  heading: ['Accessibility', 'of this site'],
  lead: 'Everybody should be able to read this site, find their way around it and write to us.',
  parts: [
    {
      heading: 'What we hold it to',
      text: [
        'Every page of this site is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. To our knowledge it meets them.',
        'That is our own finding. Nobody outside the agency has audited the site.',
      ],
    },
    {
      heading: 'What is tested each time',
      text: [
        'These tests run in Chromium before a change is published, on a screen 1440 pixels wide and on one of 390. A change that fails one of them is not published.',
      ],
      list: [
        'Every page, and every state that a form, a menu or a moving part can be in, goes through axe: its rules for WCAG 2.0, 2.1 and 2.2 at levels A and AA, and those for best practice. It has to find nothing.',
        'One page of each kind is walked with the Tab key alone, from its first link to its last. Each control gets focus once and in reading order; the focus can be seen at a contrast of 3 to 1 or more, nothing covers it, and nothing keeps it. Dialogs hold the focus and give it back.',
        'On every page the browser’s accessibility tree is read: each control and each picture has a name, and headings come in order. Where a page changes, a form has a fault or an enquiry is answered, it has to be announced.',
        'Every target is at least 24 pixels wide and high, or as far from the next one; buttons, and the links of the menu on a phone, are at least 48.',
        'Every page is read at a width of 320 pixels, at wider ones with text at twice its size, and at all of them with the text spacing that WCAG names. Nothing is cut off, and no page scrolls sideways; a wide table scrolls inside its own frame.',
      ],
    },
    {
      heading: 'What moves',
      text: [
        'Whatever moves by itself has a pause button, and stands still if your system asks for less motion; slides and strips also stop while you point at them or tab to them. The film of forty seconds at home plays only when it is asked to; it has captions, and a transcript beneath it.',
      ],
    },
    {
      heading: 'What we know is missing',
      text: ['We would rather tell you than have you find out.'],
      list: [
        'We have not yet listened to the site through a screen reader. What one would say was read from the accessibility tree, and from a virtual screen reader in our tests, which is close, and not the same.',
        'The tests named above run in Chromium alone. In Firefox and in WebKitGTK, which has the engine of Safari, we test from time to time that every form, menu and moving part works by mouse and by keyboard; axe, contrast and reflow are not looked at there. Safari itself has not been through any test.',
        'Firefox does not show the captions of the film of forty seconds at home. The transcript beneath it says all that they say, and more.',
        'Nobody who lives with a disability has tested the site for us yet.',
        'The map, the chat and the social profiles that we link to belong to others, and we cannot vouch for them.',
      ],
    },
  ],
  report: {
    heading: 'If something is in your way',
    text: [
      'Tell us which page you were on, what you wanted to do and what happened and, if you know it, which browser or aid you use. A person reads it, answers, and says when it will be fixed. Until then we do for you by mail or phone what the page should have done.',
    ],
  },
  dated: 'This statement was last reviewed on',
  reviewed: '2026-11-26',
} as const satisfies StatementWords;
