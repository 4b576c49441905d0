/** 'assisted' adds the improvements that contradict a rule (OWNER-5). */
export type Behaviour = 'specified' | 'assisted';
