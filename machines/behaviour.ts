/**
 * The build's behaviour (`VITE_BEHAVIOUR`). 'specified' follows every rule of RULES.md; 'assisted' adds a way out of a
 * failed call (ENQUIRY-20) and names the errors of an application (CAREER-17), which contradicts some (OWNER-5).
 */
export type Behaviour = 'specified' | 'assisted';
