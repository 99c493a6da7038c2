import type { AuditOptions } from '../audit/audit-request.ts';
import type { Report } from '../audit/report/report.ts';
import type { FactStore } from '../facts/fact-store.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import {
	createBlockReader,
	type EditorBlock,
	type EditorPost,
} from '../read/blocks/from-blocks.ts';
import { createAuditor } from './auditor.ts';
import { areLanguagesLoaded, loadLanguagesOf } from './missing-languages.ts';

/** The audit of one post while it is edited. */
export interface LiveAudit {
	/** The report of the post as it is now. The cost depends on the changes since the last report. */
	update(post: EditorPost): Report;
	/** In slices, so that opening a long post does not block. Loads the languages it needs first. */
	load(post: EditorPost, options?: { readonly signal?: AbortSignal }): Promise<Report>;
	/** The facts that the last `load` has read; null before the first. */
	facts(): FactStore | null;
}

/**
 * Characters of HTML per slice: a few milliseconds, even before the engine has compiled the hot
 * code.
 */
const sliceLength = 20_000;

/**
 * Audits a post while somebody writes it: after an edit, only changed blocks are read again. In a
 * browser, call `load({ html: true })` first.
 *
 * @throws TypeError if an option has the wrong type; names the option.
 * @throws RangeError if `geo` is not a country or `ruleSet` is not a version.
 */
export function createLiveAudit(options: AuditOptions): LiveAudit {
	const reader = createBlockReader();
	let auditor = createAuditor(options);
	let last: FactStore | null = null;

	async function loadLanguages(page: PageFacts, signal: AbortSignal | undefined) {
		const facts = await auditor.derive(page, ['language'], { signal });
		if (areLanguagesLoaded(facts)) return;
		await loadLanguagesOf(facts);
		// Earlier results were judged without these languages.
		auditor = createAuditor(options);
	}

	return {
		update: (post) => auditor.audit(reader.page(post)),
		async load(post, { signal } = {}) {
			signal?.throwIfAborted();
			for (const blocks of slicesOf(post)) {
				reader.readAhead(blocks);
				await nextTask(signal);
			}
			const page = reader.page(post);
			await nextTask(signal);
			await loadLanguages(page, signal);
			await nextTask(signal);
			const { facts, report } = await auditor.judge(page, { signal });
			await nextTask(signal);
			last = facts;
			return report();
		},
		facts: () => last,
	};
}

/**
 * The blocks in groups of about one slice each. The last blocks, too few for a slice, are read with
 * the page.
 */
function* slicesOf({ blocks }: EditorPost): Generator<readonly EditorBlock[]> {
	let slice: EditorBlock[] = [];
	let length = 0;
	for (const block of blocks) {
		slice.push(block);
		length += block.html.length;
		if (length < sliceLength) continue;
		yield slice;
		slice = [];
		length = 0;
	}
}

async function nextTask(signal: AbortSignal | undefined): Promise<void> {
	await new Promise<void>((resolve) => setTimeout(resolve));
	signal?.throwIfAborted();
}
