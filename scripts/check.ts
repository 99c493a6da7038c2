import { reportStep } from './check/report-step.ts';
import { runSteps } from './check/run-steps.ts';
import { steps } from './check/steps.ts';

const all = steps();
console.log(`Checking ${all.map(({ name }) => name).join(', ')}.\n`);

const results = await runSteps(all, reportStep);
const failed = results.filter(({ isFine }) => !isFine);
console.log(
	failed.length === 0
		? `\nAll ${results.length} checks passed.`
		: `\n${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
