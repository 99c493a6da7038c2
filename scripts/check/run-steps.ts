import { runStep, type Step, type StepResult } from './step.ts';

/**
 * Runs every step, two at a time, because the smallest machine that has to be fast has two cores. A
 * step waits for the steps in its `after`, and is skipped if one of them failed.
 */
export async function runSteps(
	steps: readonly Step[],
	report: (result: StepResult) => void,
	run: (step: Step) => Promise<StepResult> = runStep,
): Promise<readonly StepResult[]> {
	const waiting = [...steps];
	const running = new Set<Promise<unknown>>();
	const results = new Map<string, StepResult>();

	for (;;) {
		const next = running.size < 2 ? waiting.find((step) => isReady(step, results)) : undefined;
		if (next) {
			waiting.splice(waiting.indexOf(next), 1);
			start(next);
		} else if (running.size > 0) await Promise.race(running);
		else break;
	}
	const [stuck] = waiting;
	if (stuck) throw new Error(`“${stuck.name}” comes after a step that is not in the list.`);
	return steps.flatMap(({ name }) => results.get(name) ?? []);

	function start(step: Step): void {
		const work = runUnlessBroken(step).then((result) => {
			results.set(step.name, result);
			running.delete(work);
			report(result);
		});
		running.add(work);
	}

	async function runUnlessBroken(step: Step): Promise<StepResult> {
		const broken = (step.after ?? []).find((name) => !results.get(name)?.isFine);
		return broken === undefined ? run(step) : notRun(step, broken);
	}
}

const isReady = ({ after = [] }: Step, results: ReadonlyMap<string, unknown>) =>
	after.every((name) => results.has(name));

const notRun = ({ name }: Step, broken: string): StepResult => ({
	name,
	isFine: false,
	seconds: 0,
	lines: [`Not run, because “${broken}” failed.`],
});
