import { writeFileSync } from 'node:fs';

/** Preloaded into a program: writes its memory (bytes) and CPU time (ms) to the file COST_FILE at exit. */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cost = { memory: maxRSS * 1024, time: (userCPUTime + systemCPUTime) / 1000 };
  writeFileSync(process.env.COST_FILE ?? 'cost.json', JSON.stringify(cost));
});
