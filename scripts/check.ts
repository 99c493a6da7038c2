import { runStep, type Step, type StepResult } from './check/step.ts';
import { steps } from './check/steps.ts';

const queue = [...steps()];
console.log(`Checking ${queue.map(({ name }) => name).join(', ')}.\n`);

// Two at a time: the smallest machine we promise to be quick on has two cores.
const results = (await Promise.all([work(queue), work(queue)])).flat();
const failed = results.filter(({ isFine }) => !isFine);
console.log(
	failed.length === 0
		? `\nAll ${results.length} checks passed.`
		: `\n${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function work(queue: Step[]): Promise<readonly StepResult[]> {
	const done: StepResult[] = [];
	for (let step = queue.shift(); step; step = queue.shift()) {
		const result = await runStep(step);
		report(result);
		done.push(result);
	}
	return done;
}

function report({ name, isFine, seconds, lines }: StepResult): void {
	console.log(`${isFine ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
	for (const line of lines) console.log(`    ${line}`);
}
