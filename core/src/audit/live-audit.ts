import { createBlockReader, type EditorBlock, type EditorPost } from '../page/from-blocks.ts';
import type { AuditOptions } from './audit-request.ts';
import { createAuditor } from './auditor.ts';
import type { Report } from './report.ts';

export interface LiveAudit {
	/** The report of the post as it is now. Costs what changed since the last one. */
	update(post: EditorPost): Report;
	/** The same in slices, for a long post that opens: nobody waits for it. */
	load(post: EditorPost, options?: { readonly signal?: AbortSignal }): Promise<Report>;
}

/** So many characters of HTML are read at a time: about two milliseconds. */
const SLICE_LENGTH = 50_000;

/** Audits a post while somebody writes it. In a browser `load({ html: true })` comes first. */
export function createLiveAudit(options: AuditOptions): LiveAudit {
	const reader = createBlockReader();
	const auditor = createAuditor(options);

	const update = (post: EditorPost) => auditor.audit(reader.page(post));

	return {
		update,
		async load(post, { signal } = {}) {
			signal?.throwIfAborted();
			for (const blocks of slicesOf(post)) {
				reader.readAhead(blocks);
				await nextTask();
				signal?.throwIfAborted();
			}
			return update(post);
		},
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
