import { buildStep, type Product } from '../build-packages.ts';
import { reportStep } from '../check/report-step.ts';
import { runSteps } from '../check/run-steps.ts';
import type { StepResult } from '../check/step.ts';
import { steps } from '../check/steps.ts';
import type { Outcome } from './outcome.ts';

export interface Checked extends Outcome {
	/** Products that could not be built. */
	readonly broken: readonly Product[];
}

/** Runs the checks, each of which counts as one test, and builds what later tests need. */
export async function runChecks(isSelected: boolean, builds: readonly Product[]): Promise<Checked> {
	const buildSteps = builds.map(buildStep);
	const results = await runSteps(isSelected ? steps() : buildSteps, reportStep);
	const isFine = (name: string) => results.some((each) => each.name === name && each.isFine);
	return {
		...checksOutcome(results, isSelected),
		broken: builds.filter((product) => !isFine(buildStep(product).name)),
	};
}

/** A build alone is not a test; one that failed is a failure. */
export function checksOutcome(results: readonly StepResult[], isSelected: boolean): Outcome {
	const failed = results.filter(({ isFine }) => !isFine).length;
	return {
		tally: { passed: isSelected ? results.length - failed : 0, failed, skipped: 0 },
		leftOut: [],
		parts: [
			{ part: 'builds', seconds: secondsOf(results.filter(isBuild)) },
			{ part: 'checks', seconds: secondsOf(results.filter((result) => !isBuild(result))) },
		],
	};
}

const isBuild = ({ name }: StepResult) => name.startsWith('build of');

const secondsOf = (results: readonly StepResult[]) =>
	results.reduce((sum, { seconds }) => sum + seconds, 0);
