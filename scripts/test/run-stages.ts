import { join, nothing, type Outcome } from './outcome.ts';
import { oneFailure } from './tally.ts';
import type { StageSeconds } from './timetable.ts';

/** Tests that run together. Stages run one at a time, since each uses both cores. */
export interface Stage {
	readonly name: string;
	run(): Promise<Outcome>;
}

export type StageDone = StageSeconds & { readonly outcome: Outcome };

/** Runs every stage, even after failures. */
export async function runStages(
	stages: readonly Stage[],
	signal: AbortSignal,
): Promise<readonly StageDone[]> {
	const done: StageDone[] = [];
	for (const stage of stages) {
		if (signal.aborted) break;
		const start = performance.now();
		const outcome = await outcomeOf(stage);
		done.push({ stage: stage.name, seconds: (performance.now() - start) / 1000, outcome });
	}
	return done;
}

/** Several stages as one: they run at the same time, because none of them keeps both cores busy. */
export const together = (stages: readonly Stage[]): Stage => ({
	name: stages.map(({ name }) => name).join(' and '),
	run: async () => join(await Promise.all(stages.map(outcomeOf))),
});

async function outcomeOf(stage: Stage): Promise<Outcome> {
	try {
		return await stage.run();
	} catch (error) {
		console.error(error);
		return { ...nothing, tally: oneFailure };
	}
}
