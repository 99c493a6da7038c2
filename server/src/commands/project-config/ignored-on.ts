import type { Ignored } from '@plumbline/core';
import type { ProjectConfig } from './project-config.schema.ts';

/** Findings that the project ignores on a day; decisions with an earlier end no longer count. */
export function ignoredOn(
	{ findings = [], occurrences = [], rules = [] }: NonNullable<ProjectConfig['ignored']>,
	now: Date,
): Ignored {
	const today = now.toISOString().slice(0, 10);
	const valid = findings.filter(({ until }) => until === undefined || until >= today);
	const whole = valid.filter(({ id }) => id === undefined);
	return {
		rules: [...rules, ...whole.map(({ rule }) => rule)],
		occurrences: [...occurrences, ...valid.flatMap(({ id }) => id ?? [])],
	};
}
