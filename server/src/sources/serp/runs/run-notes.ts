import { SourceError, type SyncSummary } from '../../source.ts';
import type { CheckedKeywords } from './check-keywords.ts';
import type { FinishedRun } from './finish-run.ts';

/** Notes for people about a run. Throws a SourceError if it must not look like a success. */
export function summaryOf(finished: FinishedRun, checked: CheckedKeywords): SyncSummary {
	const { checks, stored, judgement } = finished;
	const failed = checks.filter(({ state }) => state === 'e').length;
	const wasCutShort = checked.unchecked > 0 && !checked.isCapReached;
	if (judgement.verdict === 'failed' || wasCutShort) throw mostlyFailed(finished, checked, failed);
	return { stored, notes: notesOf(finished, checked, failed) };
}

function notesOf(
	{ run, isSuspect, judgement, confirmed, dropped, checks }: FinishedRun,
	{ gaveUp, unchecked, isCapReached }: CheckedKeywords,
	failed: number,
): string[] {
	const { lost, ranked } = judgement;
	const what = judgement.isEmpty
		? 'every search came back without a result'
		: `${lost.length} of ${ranked} keywords that had a rank were not found`;
	return [
		isSuspect &&
			`Run ${run.id} is held back, because ${what}; usually that is an error of the provider. The next run confirms or drops it. To confirm it now: plumbline sync --accept-run ${run.id}`,
		...confirmed.map(({ id }) => `Run ${id}, which was held back, is confirmed and stored.`),
		...dropped.map(({ id }) => `Run ${id}, which was held back, was wrong and is dropped.`),
		...gaveUp.map(({ error }) => `${error.message} ${error.remedy}`),
		failed > 0 &&
			`${failed} of ${checks.length} keywords could not be checked and keep their old rank: ${mostFrequentError(checks)}`,
		isCapReached &&
			`${unchecked} keywords were not checked: the requests of this month are used up. “plumbline spend” shows how they were used and sets the limit.`,
	].filter((note) => note !== false);
}

function mostlyFailed(
	{ run, checks, isSuspect }: FinishedRun,
	{ gaveUp, unchecked }: CheckedKeywords,
	failed: number,
): SourceError {
	const all = checks.length + unchecked;
	const [first] = gaveUp;
	const held = isSuspect ? ` and are held back as run ${run.id}` : '';
	const reason = first?.error.message ?? mostFrequentError(checks);
	return new SourceError(
		first?.error.failure ?? 'temporary',
		`${failed + unchecked} of ${all} keywords could not be checked; ${checks.length - failed} were${held}. ${reason}`,
		{
			remedy: first?.error.remedy ?? 'Plumbline retries them; no rank was changed.',
			retryAfterMs: first?.error.retryAfterMs ?? null,
		},
	);
}

function mostFrequentError(checks: FinishedRun['checks']): string {
	const errors = checks.flatMap(({ error }) => (error === null ? [] : [error]));
	const counted = Map.groupBy(errors, (error) => error);
	const [most] = [...counted].sort(([, one], [, other]) => other.length - one.length);
	return most?.[0] ?? '';
}
