import { createBlockReader, type EditorBlock, type EditorPost } from '../page/from-blocks.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { AuditOptions } from './audit-request.ts';
import { createAuditor } from './auditor.ts';
import { areLanguagesLoaded, loadLanguagesOf } from './missing-languages.ts';
import type { Report } from './report.ts';

export interface LiveAudit {
	/** The report of the post as it is now. Costs what changed since the last one. */
	update(post: EditorPost): Report;
	/**
	 * The same in slices, for a long post that opens: nobody waits for it. What its languages need is
	 * fetched first.
	 */
	load(post: EditorPost, options?: { readonly signal?: AbortSignal }): Promise<Report>;
	/** Whether the last report was made without the data of a language, which `load` fetches. */
	lacksLanguages(): boolean;
}

/** So many characters of HTML are read at a time: about two milliseconds. */
const SLICE_LENGTH = 50_000;

/** Audits a post while somebody writes it. In a browser `load({ html: true })` comes first. */
export function createLiveAudit(options: AuditOptions): LiveAudit {
	const reader = createBlockReader();
	let auditor = createAuditor(options);
	let page: PageFacts | null = null;

	function update(post: EditorPost): Report {
		page = reader.page(post);
		return auditor.audit(page);
	}

	async function loadLanguages(post: EditorPost) {
		const facts = auditor.facts(reader.page(post));
		if (areLanguagesLoaded(facts)) return;
		await loadLanguagesOf(facts);
		// What it remembers was judged without them.
		auditor = createAuditor(options);
	}

	return {
		update,
		async load(post, { signal } = {}) {
			signal?.throwIfAborted();
			for (const blocks of slicesOf(post)) {
				reader.readAhead(blocks);
				await nextTask();
				signal?.throwIfAborted();
			}
			await loadLanguages(post);
			await auditor.judge(reader.page(post), { signal });
			return update(post);
		},
		lacksLanguages: () => page !== null && !areLanguagesLoaded(auditor.facts(page)),
	};
}

/** The blocks in runs of about a slice each; the last, shorter one is left to the update. */
function* slicesOf({ blocks }: EditorPost): Generator<readonly EditorBlock[]> {
	let slice: EditorBlock[] = [];
	let length = 0;
	for (const block of blocks) {
		slice.push(block);
		length += block.html.length;
		if (length < SLICE_LENGTH) continue;
		yield slice;
		slice = [];
		length = 0;
	}
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
