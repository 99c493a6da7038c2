import { isoTime } from '@plumbline/core/time';
import { readConfig } from '../../config/config.ts';
import { dayAt, firstDayOf, formatDay } from '../../facts/day.ts';
import { firstKept } from '../../upkeep/retention/old-rows.ts';
import {
	kindNames,
	type Retention,
	retentionKinds,
	settingOf,
} from '../../upkeep/retention/retention.ts';
import {
	type RetentionRun,
	retentionRuns,
} from '../../upkeep/retention/schedule-retention.store.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const retentionCommand = defineCommand({
	options: { json: { type: 'boolean', help: 'Print JSON.' } },
	async run({ values, terminal }) {
		const { retention } = readConfig(terminal.environment);
		const kinds = keptKinds(retention, Date.now());
		const runs = (await withDatabase(terminal, retentionRuns)).map(wireRun);
		if (values.json) printJson(terminal, { kinds, sites: runs });
		else {
			const rows = kinds.map((kind) => [
				kind.kind,
				kind.months === null ? 'forever' : `${kind.months} months`,
				kind.since ?? '–',
				kind.setting,
				kind.contains,
			]);
			print(terminal, textTable(['kind', 'kept', 'since', 'setting', 'contains'], rows));
			if (runs.length > 0) print(terminal, `\n${runTable(runs)}`);
		}
		return 0;
	},
});

function keptKinds(retention: Retention, nowMs: number) {
	const today = dayAt(nowMs, 'UTC');
	return kindNames.map((kind) => {
		const months = retention[kind] ?? null;
		const since = months === null ? null : formatDay(firstDayOf(firstKept(today, months)));
		return { kind, months, since, setting: settingOf(kind), contains: retentionKinds[kind] };
	});
}

function wireRun({ domain, finishedMs, nextMs, lastError }: RetentionRun) {
	return {
		domain,
		last_run: isoTime(finishedMs),
		next_run: isoTime(nextMs),
		last_error: lastError,
	};
}

function runTable(runs: readonly ReturnType<typeof wireRun>[]): string {
	const rows = runs.map((run) => [
		run.domain,
		run.last_run ?? 'never',
		run.next_run ?? '–',
		run.last_error ?? '',
	]);
	return textTable(['site', 'last run', 'next run', 'last error'], rows);
}
