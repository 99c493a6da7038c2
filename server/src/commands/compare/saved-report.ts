import { readFile } from 'node:fs/promises';
import type { ComparedPage } from '@plumbline/core';
import * as z from 'zod/mini';
import { UsageError } from '../command.ts';

const ruleSchema = z.object({
	rule_name: z.string(),
	status: z.string(),
	superseded: z.boolean(),
	ignored: z.optional(z.boolean()),
	severity: z.enum(['blocker', 'error', 'warning', 'note']),
	message: z.string(),
	fix: z.string(),
	evidence: z.object({ url: z.string() }),
	occurrence_count: z.number(),
	occurrences: z.array(z.object({ message: z.string(), snippet: z.nullable(z.string()) })),
});

const reportSchema = z.object({
	pages: z.array(
		z.object({ subject: z.string(), rule_set: z.string(), audit: z.array(ruleSchema) }),
	),
});

/** The pages of a report that `audit --format json` wrote. */
export async function savedReport(path: string): Promise<readonly ComparedPage[]> {
	const report = reportSchema.safeParse(parsed(await textOf(path)));
	if (report.success) return report.data.pages;
	throw new UsageError(
		`“${path}” is no report. Write one with “plumbline audit … --format json > ${path}”.`,
	);
}

async function textOf(path: string): Promise<string> {
	try {
		return await readFile(path, 'utf8');
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new UsageError(`The report “${path}” cannot be read: ${reason}.`);
	}
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		// What is not JSON is no report either, and is told so.
		return null;
	}
}
