import { readFileSync } from 'node:fs';
import type { Ignored } from '@plumbline/core';
import * as z from 'zod/mini';
import { usageError } from '../../../process/expected-error.ts';
import { fileProblem } from '../../../process/file-problem.ts';

const ignoredSchema = z.strictObject({
	rules: z.optional(z.array(z.string())),
	occurrences: z.optional(z.array(z.string())),
});

/** The findings that a file says to ignore. */
export function readIgnored(path: string): Ignored {
	const ignored = ignoredSchema.safeParse(parsed(path));
	if (ignored.success) {
		const { rules = [], occurrences = [] } = ignored.data;
		return { rules, occurrences };
	}
	throw usageError(
		`--ignored: “${path}” is not understood. Write {"rules": ["name"], "occurrences": ["id"]}; a report in --format json contains the ids.`,
	);
}

function parsed(path: string): unknown {
	try {
		return JSON.parse(readFileSync(path, 'utf8'));
	} catch (cause) {
		throw usageError(`--ignored: “${path}” cannot be read: ${fileProblem(cause)}.`);
	}
}
