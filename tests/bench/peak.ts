import { writeFileSync } from 'node:fs';

/** Loaded before a program, writes what it has cost to the file that COST_FILE names, when it ends. */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cost = { memory: maxRSS * 1024, time: (userCPUTime + systemCPUTime) / 1000 };
  writeFileSync(process.env.COST_FILE ?? 'cost.json', JSON.stringify(cost));
});
