import type { QueuedProvider } from '../providers/provider.ts';
import { collectTasks } from './collect-tasks.ts';
import { createGiveUp, type GiveUp } from './give-up.ts';
import { postAgain, postFresh } from './post-tasks.ts';
import type { LeftKeyword, ProviderOutcome } from './provider-outcome.ts';
import type { DueKeyword, SerpRun } from './serp-run.ts';

/** The keywords for this provider, with their progress. */
export interface QueuedStage {
	readonly serpRun: SerpRun;
	readonly provider: QueuedProvider;
	readonly giveUp: GiveUp;
	/** Collects the keywords that this provider could not check. */
	readonly left: LeftKeyword[];
	readonly onDone: () => void;
}

export interface QueuedWork {
	readonly fresh: readonly DueKeyword[];
	/** Tasks that were posted before a restart. */
	readonly resumed: readonly ResumedKeyword[];
}

export interface ResumedKeyword {
	readonly keyword: DueKeyword;
	/** Null if the restart came before the answer: the provider may or may not have accepted the task. */
	readonly task: string | null;
}

/** Posts tasks and polls until all are done. Throws a SourceError if that takes too long for this run. */
export async function checkQueued(
	serpRun: SerpRun,
	provider: QueuedProvider,
	{ fresh, resumed }: QueuedWork,
	onDone: () => void,
): Promise<ProviderOutcome> {
	const left: LeftKeyword[] = [];
	const stage = { serpRun, provider, giveUp: createGiveUp(), left, onDone };
	const unsure = resumed.filter(({ task }) => task === null).map(({ keyword }) => keyword);
	await postAgain(stage, unsure);
	const isCapReached = await postFresh(stage, fresh);
	await collectTasks(stage, [...fresh, ...resumed.map(({ keyword }) => keyword)]);
	return { left, gaveUp: stage.giveUp.reason(), isCapReached };
}
