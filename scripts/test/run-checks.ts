import { buildStep, type Product } from '../build-packages.ts';
import { runSteps } from '../check/run-steps.ts';
import { reportStep, type Step, type StepResult } from '../check/step.ts';
import { docsStepAfterBuild, steps } from '../check/steps.ts';
import type { Outcome } from './outcome.ts';

export interface Checked extends Outcome {
	/** Products that could not be built. */
	readonly broken: readonly Product[];
}

/** Runs the checks, each as one test, and builds what later tests need. */
export async function runChecks(isSelected: boolean, builds: readonly Product[]): Promise<Checked> {
	const results = await runSteps(stepsToRun(isSelected ? steps() : [], builds), reportStep);
	const isFine = (name: string) => results.some((each) => each.name === name && each.isFine);
	return {
		...checksOutcome(results, isSelected),
		broken: builds.filter((product) => !isFine(buildStep(product).name)),
	};
}

/** The checks with the builds that they lack, which later tests need; what takes longest comes first. */
export function stepsToRun(checks: readonly Step[], builds: readonly Product[]): readonly Step[] {
	const known = new Set(checks.map(({ name }) => name));
	const lacking = builds.map(buildStep).filter(({ name }) => !known.has(name));
	const others = checks.filter((step) => !isBuild(step));
	return [
		...checks.filter(isBuild),
		...lacking,
		...others.map((step) =>
			step.name === docsStepAfterBuild.name && builds.includes('docs') ? docsStepAfterBuild : step,
		),
	];
}

/** A successful build is not a test; a failed one is a failure. */
export function checksOutcome(results: readonly StepResult[], isSelected: boolean): Outcome {
	const failures = results.filter(({ isFine }) => !isFine).map(({ name }) => name);
	const failed = failures.length;
	return {
		tally: { passed: isSelected ? results.length - failed : 0, failed, skipped: 0 },
		leftOut: [],
		failures,
		parts: [
			{ part: 'builds', seconds: secondsOf(results.filter(isBuild)) },
			{ part: 'checks', seconds: secondsOf(results.filter((result) => !isBuild(result))) },
		],
	};
}

const isBuild = ({ name }: Pick<Step, 'name'>) => name.startsWith('build of');

const secondsOf = (results: readonly StepResult[]) =>
	results.reduce((sum, { seconds }) => sum + seconds, 0);
