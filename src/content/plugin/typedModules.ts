/** The typed modules that are checked, in one: the plugin loads them afresh through this. */
export { clients, gridClients, homeStrips } from '../clients.ts';
export { homeWords } from '../home.ts';
export { industries } from '../industries.ts';
export { jobs, roleOptions } from '../jobs.ts';
export { services } from '../services/index.ts';
