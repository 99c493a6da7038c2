import { appendFile, readFile } from 'node:fs/promises';
import type { Report } from '@plumbline/core';
import { UsageError } from '../command.ts';
import type { Audited } from './audit-input.ts';
import type { AuditSettings } from './audit-settings.ts';

/** Pages that were audited before, so that a long work goes on where it was stopped or killed. */
export interface Journal {
	find(address: string): Audited | null;
	add(address: string, page: Audited): Promise<void>;
}

const format = 'plumbline-journal-1';

/** Opens the journal, or begins it. One of other settings is refused: its reports would not fit. */
export async function openJournal(path: string, { options }: AuditSettings): Promise<Journal> {
	const header = JSON.stringify({ format, options });
	const [first, ...lines] = await linesOf(path);
	if (first === undefined) await appendFile(path, `${header}\n`);
	else if (first !== header) {
		throw new UsageError(
			`--journal: “${path}” is no journal of an audit with these settings. Give another file, or the settings of then.`,
		);
	}
	const pages = new Map(lines.flatMap(entryOf));
	return {
		find: (address) => pages.get(address) ?? null,
		async add(address, { subject, report, links }) {
			await appendFile(path, `${JSON.stringify({ address, subject, report, links })}\n`);
		},
	};
}

async function linesOf(path: string): Promise<readonly string[]> {
	try {
		const content = await readFile(path, 'utf8');
		// A killed process may leave half a line; what follows would stand behind it.
		if (content !== '' && !content.endsWith('\n')) await appendFile(path, '\n');
		return content.split('\n').filter((line) => line !== '');
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
		throw error;
	}
}

interface Entry {
	readonly address: string;
	readonly subject: string;
	readonly report: Report;
	readonly links: readonly string[];
}

function entryOf(line: string): readonly (readonly [string, Audited])[] {
	try {
		// We wrote it, with these settings; half of it does not parse.
		const { address, subject, report, links } = JSON.parse(line) as Entry;
		return [[address, { subject, report, links, ruleErrors: [] }]];
	} catch {
		return [];
	}
}
