import { appendFile, stat } from 'node:fs/promises';
import type { SummarizedPage } from '@plumbline/core';
import { usageError } from '../../errors/expected-error.ts';
import type { AuditSettings } from './audit-settings.ts';
import type { Audited } from './inputs/audit-input.ts';
import {
	createJournalParts,
	type JournalParts,
	type PackedReport,
	partStart,
} from './journal-report.ts';
import { type LinePlace, linePlaces, readLineAt } from './line-index.ts';

/** Pages that were already audited, so that a stopped or killed run can resume. */
export interface Journal {
	find(address: string): Promise<Audited | null>;
	add(address: string, page: Audited): Promise<void>;
}

const format = 'plumbline-journal-3';
/** A line begins with its URL; a page with a longer URL is fetched again. */
const headBytes = 16_384;

/** Opens or creates the journal. Refuses a journal with different settings, because its reports would not fit. */
export async function openJournal(path: string, { options }: AuditSettings): Promise<Journal> {
	const header = JSON.stringify({ format, options });
	const parts = createJournalParts();
	const { first, places } = await placesIn(path, header, parts);
	if (first === null) await append(path, `${header}\n`);
	else if (first !== header) {
		throw usageError(
			`--journal: “${path}” is not the journal of an audit with these settings. Give a different file, or the same settings as before.`,
		);
	}
	let last = Promise.resolve();
	return {
		async find(address) {
			const place = places.get(address);
			return place ? pageIn(await readLineAt(path, place), parts) : null;
		},
		async add(address, { subject, report, links, summarized }) {
			const { lines, packed } = parts.pack(report);
			const entry: Entry = { address, subject, report: packed, links, summarized };
			// Long lines are written in pieces, and pieces of different pages must not mix.
			const written = last.then(() =>
				append(path, `${[...lines, JSON.stringify(entry)].join('\n')}\n`),
			);
			last = written.catch(() => undefined);
			await written;
		},
	};
}

async function placesIn(path: string, header: string, parts: JournalParts) {
	const places = new Map<string, LinePlace>();
	let first: string | null = null;
	let end = 0;
	if (await isThere(path)) {
		const bytes = Math.max(headBytes, Buffer.byteLength(header));
		for await (const { head, length, offset } of linePlaces(path, bytes)) {
			end = offset + length;
			first ??= head;
			const [, address] = head.match(/^\{"address":("(?:[^"\\]|\\.)*")/) ?? [];
			if (address !== undefined) places.set(JSON.parse(address), { offset, length });
			else if (head.startsWith(partStart)) parts.read(head);
		}
		// A killed process may leave half a line; without a line break the next entry would be appended to it.
		if (end === (await stat(path)).size && end > 0) await append(path, '\n');
	}
	return { first, places };
}

async function append(path: string, text: string): Promise<void> {
	try {
		await appendFile(path, text);
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw usageError(
			`--journal: “${path}” cannot be written: ${reason}. Free some disk space, or choose a writable place. The pages it already contains stay valid.`,
			{ cause },
		);
	}
}

async function isThere(path: string): Promise<boolean> {
	try {
		await stat(path);
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
		throw error;
	}
}

interface Entry {
	readonly address: string;
	readonly subject: string;
	readonly report: PackedReport;
	readonly links: readonly string[];
	readonly summarized: SummarizedPage | null;
}

function pageIn(line: string, parts: JournalParts): Audited | null {
	try {
		// We wrote it, with these settings; half a line does not parse.
		const { subject, report, links, summarized } = JSON.parse(line) as Entry;
		return { subject, report: parts.unpack(report), links, summarized, ruleErrors: [] };
	} catch {
		return null;
	}
}
