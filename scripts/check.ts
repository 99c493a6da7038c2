import path from 'node:path';
import { changedFiles } from './check/changed-files.ts';
import { runSteps } from './check/run-steps.ts';
import { reportStep } from './check/step.ts';
import { steps, stepsFor } from './check/steps.ts';

const isBrief = process.argv.includes('--changed');
const all = isBrief ? stepsFor(changedFiles(path.resolve(import.meta.dirname, '..'))) : steps();
console.log(
	`Checking ${all.map(({ name }) => name).join(', ') || 'nothing, because nothing changed'}.\n`,
);

const results = await runSteps(all, reportStep);
const failed = results.filter(({ isFine }) => !isFine);
console.log(
	failed.length === 0
		? `\nAll ${results.length} checks passed.`
		: `\n${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join(', ')}.`,
);
if (isBrief) {
	const left = steps().filter(({ name }) => !all.some((step) => step.name === name));
	console.log(`Left to npm run check: ${left.map(({ name }) => name).join(', ')}.`);
}
process.exitCode = failed.length === 0 ? 0 : 1;
