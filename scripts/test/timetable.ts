import type { PartSeconds } from './outcome.ts';

export interface StageSeconds {
	readonly stage: string;
	readonly seconds: number;
}

/** Elapsed time of the stages, and work of each part added up. */
export function timetable(
	stages: readonly StageSeconds[],
	parts: readonly PartSeconds[],
): readonly string[] {
	const whole = stages.reduce((sum, { seconds }) => sum + seconds, 0);
	const took = stages.map(({ stage, seconds }) => `${stage} ${seconds.toFixed(0)}`);
	const work = [...parts]
		.filter(({ seconds }) => seconds > 0)
		.sort((a, b) => b.seconds - a.seconds)
		.map(({ part, seconds }) => `${part} ${seconds.toFixed(0)}`);
	return [
		`Took ${whole.toFixed(0)} s: ${took.join(', ')}.`,
		`Seconds of work by part: ${work.join(', ')}.`,
	];
}
