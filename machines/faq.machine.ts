import { setup } from 'xstate';

type FaqEvent = { type: 'question.opened' } | { type: 'question.closed' };

/**
 * One collapsible question (SERVICE-9).
 *
 *     collapsed ⇄ expanded
 */
export const faqMachine = setup({
  types: { events: {} as FaqEvent },
}).createMachine({
  id: 'faq',
  initial: 'collapsed',
  states: {
    collapsed: {
      description: 'The question stands alone.',
      on: { 'question.opened': 'expanded' },
    },
    expanded: {
      description: 'The answer stands under its question.',
      on: { 'question.closed': 'collapsed' },
    },
  },
});
